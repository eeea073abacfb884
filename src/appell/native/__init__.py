"""The steppers in C, and the LLVM IR made from them (`native.ll`), which is what is shipped and run."""
