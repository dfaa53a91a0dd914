// Two processes that send each other lines over a socket pair: what asking and answering costs at
// least. Each stays on a processor of its own, as the two sides of a call do: where the kernel happens
// to put both on one, nobody is woken, and a round takes a quarter of the time. Arguments: rounds, bytes of a question, bytes of an answer. Prints seconds.
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

// Keeps the caller on the last of the processors that it may use, or on the first.
static void stay(int on_last) {
  cpu_set_t all, one;
  CPU_ZERO(&one);
  if (sched_getaffinity(0, sizeof all, &all) != 0) return;
  int chosen = -1;
  for (int processor = 0; processor < CPU_SETSIZE; processor++) {
    if (CPU_ISSET(processor, &all) && (chosen < 0 || on_last)) chosen = processor;
  }
  CPU_SET(chosen, &one);
  sched_setaffinity(0, sizeof one, &one);
}

static void receive(int end, char *buffer, size_t count) {
  while (count > 0) {
    ssize_t got = read(end, buffer, count);
    if (got <= 0) exit(1);
    count -= (size_t)got;
  }
}

int main(int count, char **words) {
  if (count != 4) return 64;
  long rounds = atol(words[1]);
  size_t question = (size_t)atol(words[2]), answer = (size_t)atol(words[3]);
  size_t most = question > answer ? question : answer;
  char *buffer = malloc(most);
  int ends[2];
  if (!buffer || socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return 1;
  memset(buffer, 'x', most);
  int is_child = fork() == 0;
  stay(is_child);
  if (is_child) {
    for (long round = 0; round < rounds; round++) {
      receive(ends[1], buffer, question);
      if (write(ends[1], buffer, answer) != (ssize_t)answer) return 1;
    }
    return 0;
  }
  struct timespec from, to;
  clock_gettime(CLOCK_MONOTONIC, &from);
  for (long round = 0; round < rounds; round++) {
    if (write(ends[0], buffer, question) != (ssize_t)question) return 1;
    receive(ends[0], buffer, answer);
  }
  clock_gettime(CLOCK_MONOTONIC, &to);
  printf("%.9f\n", (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9);
  return 0;
}
