// Access to the libc functions that this target interposes.

#ifndef NEXT_FUNCTION_H
#define NEXT_FUNCTION_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <dlfcn.h>
#include <stdatomic.h>

// Condition variables have had two layouts on some processors; a reference without a version may
// be bound to the older one, whose functions do not understand the newer.
static inline void *next_symbol(const char *name, _Atomic(void *) *cache) {
  void *found = atomic_load_explicit(cache, memory_order_acquire);
  if (found) return found;
  found = dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");
  if (!found) found = dlsym(RTLD_NEXT, name);
  atomic_store_explicit(cache, found, memory_order_release);
  return found;
}

// Declares `next_<name>()`, which returns libc's function of that name. It is looked up when the
// library is loaded, or at the first use where that comes earlier.
#define NEXT_FUNCTION(name)                                                        \
  static _Atomic(void *) cache_##name;                                             \
  static __typeof__(&name) next_##name(void) {                                     \
    return (__typeof__(&name))next_symbol(#name, &cache_##name);                   \
  }                                                                                \
  __attribute__((constructor)) static void find_##name(void) { (void)next_##name(); }

#endif
