"""Support for the reference bodies of ops: random streams, special functions, handles, the rendezvous."""
