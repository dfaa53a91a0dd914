// The functions of libc by which a program reaches the Internet.

#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>

#include "../Clock/WaitRegistry.h"
#include "../NextFunction.h"
#include "CInterposition.h"

NEXT_FUNCTION(connect)
NEXT_FUNCTION(sendto)
NEXT_FUNCTION(sendmsg)
NEXT_FUNCTION(getaddrinfo)
NEXT_FUNCTION(gethostbyname)
NEXT_FUNCTION(gethostbyname2)
NEXT_FUNCTION(gethostbyname_r)
NEXT_FUNCTION(gethostbyname2_r)

enum { GATE_OPEN = 0, GATE_REFUSING = 1, GATE_RECORDING = 2 };
static atomic_int gate;
static atomic_int current_moment;
static atomic_int delay;
static atomic_int delayed;

// The greatest number of attempts that are kept; the first ones are enough to identify a program.
#define ATTEMPTS 256
static network_attempt attempts[ATTEMPTS];
static size_t attempt_count;
static void (*observer)(const network_attempt *attempt);
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void network_gate_open(void) { atomic_store(&gate, GATE_OPEN); }

void network_gate_refuse(void) { atomic_store(&gate, GATE_REFUSING); }

void network_gate_record(void) { atomic_store(&gate, GATE_RECORDING); }

void network_gate_mark(int moment) { atomic_store(&current_moment, moment); }

void network_gate_delay(int milliseconds) { atomic_store(&delay, milliseconds); }

static void sleep_for(int milliseconds) {
  if (waits_are_simulated()) {
    // Nothing else goes on any more, which is what the time is for.
    virtual_waits_idle(0);
  } else {
    real_sleep(milliseconds * INT64_C(1000000));
  }
}

void network_gate_settle(void) {
  while (atomic_load(&delayed) > 0) real_sleep(INT64_C(1000000));
}

void network_gate_observe(void (*tell)(const network_attempt *attempt)) {
  pthread_mutex_lock(&lock);
  observer = tell;
  pthread_mutex_unlock(&lock);
}

size_t network_gate_count(void) {
  pthread_mutex_lock(&lock);
  size_t count = attempt_count;
  pthread_mutex_unlock(&lock);
  return count;
}

size_t network_gate_take(network_attempt *result, size_t capacity) {
  pthread_mutex_lock(&lock);
  size_t taken = attempt_count < capacity ? attempt_count : capacity;
  memcpy(result, attempts, taken * sizeof *attempts);
  memmove(attempts, attempts + taken, (attempt_count - taken) * sizeof *attempts);
  attempt_count -= taken;
  pthread_mutex_unlock(&lock);
  return taken;
}

void network_gate_note(const char *host, int port, int operation, int refused, int failure) {
  int length = atomic_load(&delay);
  if (length > 0) {
    atomic_fetch_add(&delayed, 1);
    sleep_for(length);
  }
  pthread_mutex_lock(&lock);
  if (attempt_count < ATTEMPTS) {
    network_attempt *attempt = &attempts[attempt_count++];
    memset(attempt, 0, sizeof *attempt);
    strncpy(attempt->host, host ? host : "", sizeof attempt->host - 1);
    attempt->port = port;
    attempt->operation = operation;
    attempt->refused = refused;
    attempt->failure = failure;
    attempt->moment = atomic_load(&current_moment);
    if (observer) observer(attempt);
  }
  pthread_mutex_unlock(&lock);
  if (length > 0) atomic_fetch_sub(&delayed, 1);
}

// Notes an attempt and returns whether it must not be made.
static int note(const char *host, int port, int operation, int state) {
  network_gate_note(host, port, operation, state == GATE_REFUSING, 0);
  return state == GATE_REFUSING;
}

// Notes an attempt to reach an address, and returns whether it must not be made.
static int note_address(const struct sockaddr *address, socklen_t length, int operation) {
  int state = atomic_load(&gate);
  char host[INET6_ADDRSTRLEN] = "";
  if (state == GATE_OPEN || !address || length < sizeof address->sa_family) return 0;
  if (address->sa_family == AF_INET && length >= sizeof(struct sockaddr_in)) {
    const struct sockaddr_in *internet = (const struct sockaddr_in *)address;
    inet_ntop(AF_INET, &internet->sin_addr, host, sizeof host);
    return note(host, ntohs(internet->sin_port), operation, state);
  }
  if (address->sa_family == AF_INET6 && length >= sizeof(struct sockaddr_in6)) {
    const struct sockaddr_in6 *internet = (const struct sockaddr_in6 *)address;
    inet_ntop(AF_INET6, &internet->sin6_addr, host, sizeof host);
    return note(host, ntohs(internet->sin6_port), operation, state);
  }
  return 0;
}

static int is_numeric(const char *host) {
  unsigned char address[sizeof(struct in6_addr)];
  return inet_pton(AF_INET, host, address) == 1 || inet_pton(AF_INET6, host, address) == 1;
}

// Notes a look-up of a name, and returns whether it must not be made.
static int note_lookup(const char *host, const char *service) {
  int state = atomic_load(&gate);
  if (state == GATE_OPEN || !host || is_numeric(host)) return 0;
  char *end = NULL;
  long port = service ? strtol(service, &end, 10) : -1;
  if (service && (*service == '\0' || *end != '\0')) port = -1;
  return note(host, (int)port, NETWORK_LOOKUP, state);
}

int connect(int socket, const struct sockaddr *address, socklen_t length) {
  if (note_address(address, length, NETWORK_CONNECT)) {
    errno = ENETUNREACH;
    return -1;
  }
  return next_connect()(socket, address, length);
}

ssize_t sendto(
    int socket, const void *data, size_t size, int flags, const struct sockaddr *address,
    socklen_t length) {
  if (note_address(address, length, NETWORK_SEND)) {
    errno = ENETUNREACH;
    return -1;
  }
  return next_sendto()(socket, data, size, flags, address, length);
}

ssize_t sendmsg(int socket, const struct msghdr *message, int flags) {
  if (message && note_address(message->msg_name, message->msg_namelen, NETWORK_SEND)) {
    errno = ENETUNREACH;
    return -1;
  }
  return next_sendmsg()(socket, message, flags);
}

int getaddrinfo(
    const char *restrict host, const char *restrict service,
    const struct addrinfo *restrict hints, struct addrinfo **restrict result) {
  if (note_lookup(host, service)) return EAI_FAIL;
  return next_getaddrinfo()(host, service, hints, result);
}

struct hostent *gethostbyname(const char *host) {
  if (note_lookup(host, NULL)) {
    h_errno = NO_RECOVERY;
    return NULL;
  }
  return next_gethostbyname()(host);
}

struct hostent *gethostbyname2(const char *host, int family) {
  if (note_lookup(host, NULL)) {
    h_errno = NO_RECOVERY;
    return NULL;
  }
  return next_gethostbyname2()(host, family);
}

int gethostbyname_r(
    const char *restrict host, struct hostent *restrict entry, char *restrict buffer,
    size_t size, struct hostent **restrict result, int *restrict error) {
  if (note_lookup(host, NULL)) {
    *result = NULL;
    *error = NO_RECOVERY;
    return ENETUNREACH;
  }
  return next_gethostbyname_r()(host, entry, buffer, size, result, error);
}

int gethostbyname2_r(
    const char *restrict host, int family, struct hostent *restrict entry,
    char *restrict buffer, size_t size, struct hostent **restrict result,
    int *restrict error) {
  if (note_lookup(host, NULL)) {
    *result = NULL;
    *error = NO_RECOVERY;
    return ENETUNREACH;
  }
  return next_gethostbyname2_r()(host, family, entry, buffer, size, result, error);
}
