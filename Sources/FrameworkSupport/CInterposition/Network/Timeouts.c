// The time that a session's requests may take as a whole.
//
// URLSession here obeys only the time that may pass without bytes. Simulated answers come at once
// after their delay, so that time bounds both where it is the shorter one.

#define _GNU_SOURCE
#include "SessionRules.h"
#include "Methods.h"

#define CONFIGURATION MODULE "23URLSessionConfigurationC"

typedef SWIFT double (*getter)(CONTEXT configuration);
typedef SWIFT void (*setter)(double seconds, CONTEXT configuration);

static getter idle_time, whole_time;
static setter set_idle_time, set_whole_time;

SWIFT static void set_whole(double seconds, CONTEXT configuration) {
  set_whole_time(seconds, configuration);
  if (seconds < idle_time(configuration)) set_idle_time(seconds, configuration);
}

SWIFT static void set_idle(double seconds, CONTEXT configuration) {
  double whole = whole_time(configuration);
  set_idle_time(seconds < whole ? seconds : whole, configuration);
}

void bound_times(void) {
  if (set_whole_time) return;
  idle_time = (getter)dlsym(RTLD_DEFAULT, CONFIGURATION "25timeoutIntervalForRequestSdvg");
  whole_time = (getter)dlsym(RTLD_DEFAULT, CONFIGURATION "26timeoutIntervalForResourceSdvg");
  set_idle_time = (setter)dlsym(RTLD_DEFAULT, CONFIGURATION "25timeoutIntervalForRequestSdvs");
  set_whole_time = (setter)dlsym(RTLD_DEFAULT, CONFIGURATION "26timeoutIntervalForResourceSdvs");
  if (!idle_time || !whole_time || !set_idle_time || !set_whole_time) return;
  replace_method(CONFIGURATION "N", (void *)set_whole_time, (void *)set_whole);
  replace_method(CONFIGURATION "N", (void *)set_idle_time, (void *)set_idle);
}
