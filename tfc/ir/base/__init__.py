"""What the IR stands on: records, errors, settings, the object cache."""
