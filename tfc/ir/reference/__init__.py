"""What reference bodies of ops compute with: random streams, special functions, handles, the rendezvous."""
