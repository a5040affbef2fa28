"""From graphs to native code: tensor expressions, fusion, schedules, loops, LLVM, and the Program record."""
