// Starting another program, which the C library's own function cannot do with all that is needed
// here: a folder, a session, an end with its parent.

#ifndef C_PROCESS_SPAWNING_H
#define C_PROCESS_SPAWNING_H

#include <sys/types.h>

/// A program to start, with its arguments, environment and descriptors.
typedef struct {
  /// The program, by path.
  const char *program;
  /// Its arguments, its own name first; ends with a null pointer.
  char *const *arguments;
  /// Its whole environment; ends with a null pointer.
  char *const *environment;
  /// The folder in which it runs; null leaves it in ours.
  const char *folder;
  /// Our descriptors by the number that each has in the program; -1 gives it the null device.
  const int *descriptors;
  /// The number of descriptors; the program inherits no others.
  int descriptor_count;
  /// Whether it leads a session and a process group of its own.
  int leads_session;
  /// Whether it is killed when the thread that starts it ends.
  int dies_with_parent;
  /// The seconds of processor time after which the system ends it, and each program that it starts;
  /// 0 for no limit.
  unsigned processor_seconds;
} spawn_request;

/// Starts a program.
///
/// Returns 0 and the program's process, or the number of the error that kept it from being started.
int spawn_process(const spawn_request *request, pid_t *process);

/// Makes a pipe whose ends other programs do not inherit; returns 0, or -1 and the error's number.
int make_pipe(int ends[2]);

/// Opens an empty file that lies in memory alone; returns its descriptor, or -1 and the error's
/// number.
int make_memory_file(void);

#endif
