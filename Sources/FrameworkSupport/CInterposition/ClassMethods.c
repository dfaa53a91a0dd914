// Methods in the place of classes' own.

#define _GNU_SOURCE
#include "CInterposition.h"
#include "Network/Methods.h"

int class_replace_method(const char *class_symbol, const char *symbol, const char *replacement) {
  void *own = dlsym(RTLD_DEFAULT, symbol), *made = dlsym(RTLD_DEFAULT, replacement);
  return own && made ? replace_method(class_symbol, own, made) : 0;
}
