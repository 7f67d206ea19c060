// Qt is C++: only the compiler flags of this module are used.
