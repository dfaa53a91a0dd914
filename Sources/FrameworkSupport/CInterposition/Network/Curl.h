// The part of libcurl's interface used here; its own headers need not be installed.

#ifndef CURL_H
#define CURL_H

#include <inttypes.h>

enum {
  CURL_WRITE_DATA = 10001,
  CURL_URL = 10002,
  CURL_POST_FIELDS = 10015,
  CURL_HEADERS = 10023,
  CURL_HEADER_DATA = 10029,
  CURL_METHOD = 10036,
  CURL_NO_BODY = 44,
  CURL_NO_SIGNAL = 99,
  CURL_TIMEOUT = 155,
  CURL_ACCEPT_ENCODING = 10102,
  CURL_ABSTRACT_SOCKET = 10264,
  CURL_WRITE_FUNCTION = 20011,
  CURL_HEADER_FUNCTION = 20079,
  CURL_POST_SIZE = 30120,
  CURL_MULTI_SOCKET_FUNCTION = 20001,
  CURL_POLL_IN = 1,
  CURL_POLL_REMOVE = 4,
  CURL_INFO_STATUS = 0x200002,
  CURL_INFO_ERRNO = 0x200019,
};

/// A list of texts.
struct curl_list {
  char *data;
  struct curl_list *next;
};

// Declares `next_<name>()`, which returns libcurl's function of that name; NULL where the program
// goes without libcurl.
#define CURL_FUNCTION(result, name, parameters)                                    \
  static _Atomic(void *) cache_##name;                                             \
  static result(*next_##name(void)) parameters {                                   \
    return (result(*) parameters)next_symbol(#name, &cache_##name);                \
  }

#endif
