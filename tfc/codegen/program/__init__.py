"""The Program record: what code generation hands to the runtime; imports no compiler."""
