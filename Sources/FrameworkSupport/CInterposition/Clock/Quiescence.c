// Finds out whether any thread of the process has something to do.

#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CInterposition.h"
#include "WaitRegistry.h"

#define THREADS 512
// The nanoseconds until threads of which one runs are looked at again.
#define LOOK_AGAIN INT64_C(200000)

// A thread, and how often the kernel has let it run.
typedef struct {
  int identifier;
  unsigned long long runs;
} thread_look;

static ssize_t read_file(int thread, const char *name, char *text, size_t size) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%d/%s", thread, name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t count = read(file, text, size - 1);
  close(file);
  if (count >= 0) text[count] = 0;
  return count;
}

// Whether a thread sleeps; -1 where it is gone.
static int is_asleep(int thread) {
  char text[512];
  if (read_file(thread, "stat", text, sizeof text) <= 0) return -1;
  // The name, which may hold anything, ends with the last parenthesis.
  char *end = strrchr(text, ')');
  return end && end[1] == ' ' && end[2] == 'S';
}

static int count_runs(int thread, unsigned long long *runs) {
  char text[128];
  if (read_file(thread, "schedstat", text, sizeof text) <= 0) return 0;
  return sscanf(text, "%*u %*u %llu", runs) == 1;
}

// Looks at all threads but the caller's; returns how many, or -1 where one does not sleep.
static int look(thread_look *looks, int has_looked) {
  DIR *tasks = opendir("/proc/self/task");
  if (!tasks) return -1;
  int count = 0;
  int own = (int)gettid();
  struct dirent *entry;
  while ((entry = readdir(tasks))) {
    int thread = atoi(entry->d_name);
    if (thread <= 0 || thread == own) continue;
    thread_look now = {thread, 0};
    if (count == THREADS || is_asleep(thread) != 1 || !count_runs(thread, &now.runs) ||
        (has_looked && (looks[count].identifier != thread || looks[count].runs != now.runs))) {
      count = -1;
      break;
    }
    looks[count++] = now;
  }
  closedir(tasks);
  return count;
}

// Another process may be about to do something, such as to describe a crash.
static int has_children(const thread_look *looks, int count) {
  char text[64];
  for (int index = 0; index < count; index++) {
    if (read_file(looks[index].identifier, "children", text, sizeof text) > 0) return 1;
  }
  return 0;
}

int is_quiescent(void) {
  thread_look looks[THREADS];
  int count = look(looks, 0);
  return count >= 0 && look(looks, 1) == count && !has_brief_sleeps() &&
         !has_children(looks, count);
}

int process_becomes_quiet(int64_t nanoseconds) {
  int64_t end = virtual_clock_real_now() + nanoseconds;
  while (!is_quiescent()) {
    if (virtual_clock_real_now() >= end) return 0;
    real_sleep(LOOK_AGAIN);
  }
  return 1;
}
