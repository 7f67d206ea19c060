/// TeX's names of symbols and the characters they stand for, by class.
///
/// Where LaTeX, amssymb, mathtools and stmaryrd name a symbol, unicode-math's table says which
/// character it is; some names (`\\larr`, `\\sdot`, `\\infin`) are texvc's.
enum SymbolNames {}
