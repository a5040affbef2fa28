"""Matrix products, convolutions and whatever else sums up products, in tiles that the threads of a block share."""
