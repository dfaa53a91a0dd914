// Signals of faults that a process sends itself.
//
// Swift's runtime handles these signals to say where a crash happened. Its handler takes itself
// away, reports and returns, so that the faulty instruction runs a second time and ends the
// process. After a signal that was sent there is no such instruction: the process would go on,
// where on a device, whose runtime handles no signals, it ends.

#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <unistd.h>

#include "../NextFunction.h"

NEXT_FUNCTION(raise)
NEXT_FUNCTION(kill)
NEXT_FUNCTION(pthread_kill)

static bool is_of_fault(int number) {
  switch (number) {
  case SIGQUIT:
  case SIGILL:
  case SIGTRAP:
  case SIGABRT:
  case SIGFPE:
  case SIGBUS:
  case SIGSEGV:
    return true;
  default:
    return false;
  }
}

// The handler of a signal, if it is of the runtime's kind: one that an author takes away by itself
// after the first signal is not.
static bool find_handler(int number, struct sigaction *action) {
  return sigaction(number, NULL, action) == 0 && action->sa_handler != SIG_DFL &&
         action->sa_handler != SIG_IGN && !(action->sa_flags & SA_RESETHAND);
}

// Sends the calling thread a signal, and once more where its handler has gone meanwhile. The thread
// by which the runtime lets its memory be read has handlers of its own for some signals, which it
// may put there late: they do not hold for the author's threads.
static int send_to_caller(int number) {
  struct sigaction before, after;
  bool was_handled = is_of_fault(number) && find_handler(number, &before);
  int result = next_raise()(number);
  if (result == 0 && was_handled && sigaction(number, NULL, &after) == 0 &&
      after.sa_handler != before.sa_handler) {
    signal(number, SIG_DFL);
    result = next_raise()(number);
  }
  return result;
}

int raise(int number) { return send_to_caller(number); }

// A signal of a fault that is sent to the own process is taken by the calling thread, although it
// may block it as the workers of libdispatch do: then another would take it.
int kill(pid_t process, int number) {
  if (process != getpid() || !is_of_fault(number)) return next_kill()(process, number);
  sigset_t wanted, before;
  sigemptyset(&wanted);
  sigaddset(&wanted, number);
  pthread_sigmask(SIG_UNBLOCK, &wanted, &before);
  int result = send_to_caller(number);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return result;
}

int pthread_kill(pthread_t thread, int number) {
  if (pthread_equal(thread, pthread_self()) && is_of_fault(number)) return send_to_caller(number);
  return next_pthread_kill()(thread, number);
}
