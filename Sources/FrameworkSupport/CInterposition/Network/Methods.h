// The methods of URLSession's classes.

#ifndef METHODS_H
#define METHODS_H

#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context)) void *
#define MODULE "$s20FoundationNetworking"

/// A value that Swift returns in two words: a text, an address, or an object of a protocol's. No text
/// and no object are zero.
typedef struct {
  uint64_t words[2];
} two_words;

/// Puts a method in the place of a class's own, where it is called by the table of the class;
/// returns whether the table has it.
static inline int replace_method(const char *class_symbol, void *own, void *replacement) {
  void **type = dlsym(RTLD_DEFAULT, class_symbol);
  // The table lies behind other words.
  enum { FIRST = 8, GREATEST = 160 };
  for (int index = FIRST; type && own && index < GREATEST; index++) {
    if (type[index] != own) continue;
    type[index] = replacement;
    return 1;
  }
  return 0;
}

#endif
