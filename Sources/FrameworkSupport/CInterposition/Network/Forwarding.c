// Sends a request to the real network, for the responder to pass on and write down.

#define _GNU_SOURCE
#include <stddef.h>
#include <stdint.h>

#include "../NextFunction.h"
#include "CInterposition.h"
#include "Curl.h"

CURL_FUNCTION(void *, curl_easy_init, (void))
CURL_FUNCTION(int, curl_easy_setopt, (void *, int, ...))
CURL_FUNCTION(int, curl_easy_perform, (void *))
CURL_FUNCTION(int, curl_easy_getinfo, (void *, int, ...))
CURL_FUNCTION(void, curl_easy_cleanup, (void *))
CURL_FUNCTION(void *, curl_slist_append, (void *, const char *))
CURL_FUNCTION(void, curl_slist_free_all, (void *))

int network_forward(const network_request *request, network_sink sink, void *context) {
  if (!next_curl_easy_init() || !next_curl_easy_perform()) return -1;
  void *handle = next_curl_easy_init()();
  if (!handle) return -1;
  int (*set)(void *, int, ...) = next_curl_easy_setopt();
  void *headers = NULL;
  for (size_t index = 0; index < request->header_count; index++) {
    headers = next_curl_slist_append()(headers, request->headers[index]);
  }
  set(handle, CURL_URL, request->url);
  set(handle, CURL_NO_SIGNAL, 1L);
  set(handle, CURL_ACCEPT_ENCODING, "");
  if (request->milliseconds > 0) set(handle, CURL_TIMEOUT, (long)request->milliseconds);
  if (request->size > 0) {
    set(handle, CURL_POST_SIZE, (int64_t)request->size);
    set(handle, CURL_POST_FIELDS, request->body);
  }
  if (request->has_no_answer_body) set(handle, CURL_NO_BODY, 1L);
  set(handle, CURL_METHOD, request->method);
  set(handle, CURL_HEADERS, headers);
  set(handle, CURL_WRITE_FUNCTION, sink);
  set(handle, CURL_WRITE_DATA, context);
  network_sink header_sink = request->header_sink;
  set(handle, CURL_HEADER_FUNCTION, header_sink);
  set(handle, CURL_HEADER_DATA, context);
  int error = next_curl_easy_perform()(handle);
  long status = 0;
  next_curl_easy_getinfo()(handle, CURL_INFO_STATUS, &status);
  next_curl_easy_cleanup()(handle);
  next_curl_slist_free_all()(headers);
  return error ? -error : (int)status;
}
