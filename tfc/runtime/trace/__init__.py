"""Times of what a step ran: traces, step statistics, event files."""
