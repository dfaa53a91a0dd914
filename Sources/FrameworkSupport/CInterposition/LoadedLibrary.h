// The library that an address lies in.

#ifndef LOADED_LIBRARY_H
#define LOADED_LIBRARY_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <dlfcn.h>
#include <stddef.h>

/// The start of the library that an address lies in; NULL where it lies in none.
///
/// dladdr would look for the symbol as well, through all of a large library's.
static inline void *library_of(const void *address) {
  struct dl_find_object found;
  return _dl_find_object((void *)address, &found) == 0 ? found.dlfo_map_start : NULL;
}

#endif
