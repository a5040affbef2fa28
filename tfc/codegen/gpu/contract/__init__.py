"""Matrix products, convolutions and other sums of products, in tiles that the threads of a block share."""
