"""Models as native objects that other programs link: no Python, no framework (architecture §7).

layout.py    where variables lie in the state, constants in the weights
entry.py     an entry's Program bound to fixed places: its workspace, its checks, its messages
tables.py    both as LLVM text, in the records of runtime/native/embed/tfc_entry.h and tfc.h
header.py    the model's own header
launches.py  the launches of a model for a GPU
objects.py   kernels, support code and tables as one object file
versions.py  the same several times in one, for levels of x86-64
interface.py tables and functions for the shared object of a module, whose kernels are there
"""
