// The function of the standard library from which Swift's random numbers come.

#define _GNU_SOURCE
#include <stddef.h>
#include <stdint.h>

#include "CInterposition.h"
#include "NextFunction.h"

void swift_stdlib_random(void *bytes, size_t length);

NEXT_FUNCTION(swift_stdlib_random)

static _Atomic uint64_t draws;

uint64_t random_number_draws(void) {
  return atomic_load_explicit(&draws, memory_order_relaxed);
}

void swift_stdlib_random(void *bytes, size_t length) {
  atomic_fetch_add_explicit(&draws, 1, memory_order_relaxed);
  next_swift_stdlib_random()(bytes, length);
}
