"""Models as native objects that other programs link: no Python, no framework (architecture §7).

entry.py           an entry's Program bound to fixed places: its workspace, its checks, its messages
tables.py          both as LLVM text, in the records of native/embed/tfc_entry.h and tfc.h
struct_text.py     a structure of C as LLVM text
globals.py         constants and texts, each stored once
launches.py        the launches of a model for a GPU
header.py          the model's own header
static_library.py  objects as an archive

Where variables and constants lie is told by runtime/bundle/layout.py; tfc/compiler/ makes objects of the text, several
times in one for levels of x86-64 (versions.py), and the interface of a module's shared object (interface.py).
"""
