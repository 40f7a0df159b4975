// What <mach-o/dyld.h> declares, as far as it is used. It is no part of the module Darwin.
#pragma once
int _NSGetExecutablePath(char *, unsigned int *);
