// The waits of a process whose waits pass in simulated time.

#ifndef WAIT_REGISTRY_H
#define WAIT_REGISTRY_H

#include <stdint.h>
#include <time.h>

/// A way in which a waiting thread is woken.
typedef enum { WAKES_WORD, WAKES_CONDITION, WAKES_ADDRESS, WAKES_DESCRIPTOR } wake_kind;

/// A thread that waits; it lies on that thread's stack.
typedef struct waiter {
  struct waiter *next, *previous;
  wake_kind kind;
  /// The condition variable, the address or the semaphore; what it is depends on the kind.
  void *object;
  /// The place among the waits until nothing else goes on; the lowest ends first.
  uint64_t rank;
  /// The moment, on the scale of `simulated_progress`, at which the wait ends; INT64_MAX for a wait
  /// until nothing else goes on.
  int64_t deadline;
  /// Becomes 1 when the thread may go on.
  uint32_t word;
  /// A descriptor that becomes readable when the thread may go on.
  int descriptor;
} waiter;

/// Whether waits pass in simulated time.
int waits_are_simulated(void);

/// Whether the Swift runtime describes a crash. It has halted the threads then, one of which may
/// hold the registry's lock, so that its own waits must not be noted; nor is the standstill the
/// provider's.
int is_crashing(void);

/// Whether a request is served, so that the clocks may jump.
int is_serving(void);

/// Notes a wait. It must be taken back before its function returns.
void add_waiter(waiter *one);

/// Takes a wait back.
void remove_waiter(waiter *one);

/// Waits until the word of a waiter that was noted is 1, and makes it 0.
void wait_for_word(waiter *one);

/// Whether the deadline of a wait has come.
int is_due(const waiter *one);

/// Wakes those that wait for a semaphore.
void wake_waiters_of(void *object);

/// The moment that is a length of time from now; never earlier than now.
int64_t deadline_after(const struct timespec *length);

/// The moment at which a clock shows a time.
int64_t deadline_at(clockid_t clock, const struct timespec *time);

/// The earliest moment at which a timer's descriptor is to expire; INT64_MAX for none.
int64_t next_timer(void);

/// Expires the descriptors whose moment has come, and returns whether there were any.
int expire_timers(int64_t now);

/// Notes that something was armed or disarmed, with the registry's lock not held.
void note_change(void);

/// Returns 1 and the clock of the processor time of the thread that looks at the others, or 0 where
/// there is no such thread.
int monitor_clock(clockid_t *clock);

/// Whether a thread sleeps for some microseconds of real time, after which it goes on by itself.
int has_brief_sleeps(void);

/// Sleeps in real time.
void real_sleep(int64_t nanoseconds);

/// Waits at an address in real time, or wakes those that wait there.
long real_futex(uint32_t *address, int operation, uint32_t value);

/// Waits in real time while an address holds a value, for a length of time at most.
void real_futex_wait(uint32_t *address, uint32_t value, int64_t nanoseconds);

/// Whether no thread but the caller's has anything to do: each sleeps, and none has run meanwhile.
int is_quiescent(void);

#endif
