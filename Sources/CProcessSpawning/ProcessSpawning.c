// The child shares our memory until it is another program, so it does nothing but call the system.

#define _GNU_SOURCE
#include "CProcessSpawning.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Signals that our program handles or ignores must not be handled or ignored by another.
static void reset_signals(void) {
  struct sigaction usual = {.sa_handler = SIG_DFL};
  for (int signal = 1; signal < NSIG; signal++) {
    if (signal != SIGKILL && signal != SIGSTOP) sigaction(signal, &usual, NULL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

// Gives each descriptor its number in the program. A copy above all of them is made first, because
// the number that one is to have may be the one that another has now.
static int place_descriptors(const spawn_request *request, int *copies) {
  int count = request->descriptor_count;
  for (int index = 0; index < count; index++) {
    int source = request->descriptors[index];
    copies[index] = source < 0 ? open("/dev/null", O_RDWR | O_CLOEXEC) : source;
    if (copies[index] < 0) return errno;
    copies[index] = fcntl(copies[index], F_DUPFD_CLOEXEC, count);
    if (copies[index] < 0) return errno;
  }
  for (int index = 0; index < count; index++) {
    if (dup2(copies[index], index) < 0) return errno;
  }
  syscall(SYS_close_range, (unsigned)count, ~0U, 0U);
  return 0;
}

static int become(const spawn_request *request, int *copies, pid_t parent) {
  if (request->leads_session && setsid() < 0) return errno;
  if (request->dies_with_parent) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) < 0) return errno;
    if (getppid() != parent) _exit(127);  // It has ended already.
  }
  if (request->folder && chdir(request->folder) < 0) return errno;
  int error = place_descriptors(request, copies);
  if (error != 0) return error;
  reset_signals();
  execve(request->program, request->arguments, request->environment);
  return errno;
}

int make_memory_file(void) { return memfd_create("widgetcheck", MFD_CLOEXEC); }

int make_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int spawn_process(const spawn_request *request, pid_t *process) {
  int *copies = calloc((size_t)request->descriptor_count + 1, sizeof *copies);
  if (!copies) return ENOMEM;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  volatile int failure = 0;
  pid_t parent = getpid();
  pid_t child = vfork();
  if (child == 0) {
    failure = become(request, copies, parent);
    _exit(127);
  }
  int error = child < 0 ? errno : failure;
  if (child > 0 && failure != 0) {
    int status;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  free(copies);
  *process = child;
  return error;
}
