"""What ran when: traces, step statistics, event files."""
