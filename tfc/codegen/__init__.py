"""From a graph to native code: tensor expressions, fusion, schedules, loops, LLVM, objects."""
