// The localizations that a bundle is said to prefer, and those of which it gives a resource.
//
// Foundation on Linux compares nothing: of the localizations there are it returns the first, and of
// a resource's the development language's. Its class asks the part that is written in C through the
// table in which its library finds functions.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <limits.h>
#include <string.h>

#include "../CallTable.h"
#include "CInterposition.h"

#define REGION "CFBundleGetDevelopmentRegion"
#define RESOURCE "CFBundleCopyResourceURL"
#define UTF8 0x08000100

static localization_choice choose;
static const void *(*next_region)(const void *bundle);
static const void *usual_region;

static const void *answer_preferred(const void *available) {
  return choose(available, 0);
}

static const void *answer_for_languages(const void *available, const void *languages) {
  return choose(available, languages);
}

// Foundation's class traps where the property list of a bundle names no region.
static const void *answer_region(const void *bundle) {
  const void *own = next_region(bundle);
  return own ? own : usual_region;
}

// The functions of Core Foundation that choosing a resource takes.
static struct {
  const void *(*resource)(const void *, const void *, const void *, const void *);
  const void *(*localized)(
      const void *, const void *, const void *, const void *, const void *);
  const void *(*localizations)(const void *bundle);
  const void *(*text_of_url)(const void *url);
  unsigned char (*text_bytes)(const void *text, char *bytes, long size, unsigned encoding);
  long (*count)(const void *array);
  const void *(*element)(const void *array, long index);
  void (*release)(const void *object);
} core;

static int is_localized(const void *url) {
  char path[PATH_MAX];
  return core.text_bytes(core.text_of_url(url), path, sizeof path, UTF8)
      && strstr(path, ".lproj/");
}

// A resource beside the folders of languages comes before theirs, as on Apple's platforms.
static const void *answer_resource(
    const void *bundle, const void *name, const void *type, const void *folder) {
  const void *usual = core.resource(bundle, name, type, folder);
  if (!usual || !is_localized(usual)) return usual;
  const void *available = core.localizations(bundle);
  const void *chosen = available ? choose(available, 0) : 0;
  const void *found =
      chosen && core.count(chosen) > 0
          ? core.localized(bundle, name, type, folder, core.element(chosen, 0))
          : 0;
  if (chosen) core.release(chosen);
  if (available) core.release(available);
  if (!found) return usual;
  core.release(usual);
  return found;
}

static int find_core_functions(void) {
  *(void **)&core.resource = dlsym(RTLD_DEFAULT, RESOURCE);
  *(void **)&core.localized = dlsym(RTLD_DEFAULT, RESOURCE "ForLocalization");
  *(void **)&core.localizations = dlsym(RTLD_DEFAULT, "CFBundleCopyBundleLocalizations");
  *(void **)&core.text_of_url = dlsym(RTLD_DEFAULT, "CFURLGetString");
  *(void **)&core.text_bytes = dlsym(RTLD_DEFAULT, "CFStringGetCString");
  *(void **)&core.count = dlsym(RTLD_DEFAULT, "CFArrayGetCount");
  *(void **)&core.element = dlsym(RTLD_DEFAULT, "CFArrayGetValueAtIndex");
  *(void **)&core.release = dlsym(RTLD_DEFAULT, "CFRelease");
  return core.resource && core.localized && core.localizations && core.text_of_url
      && core.text_bytes && core.count && core.element && core.release;
}

static redirection resource = {.symbol = RESOURCE, .replacement = (void *)answer_resource};
static redirection region = {.symbol = REGION, .replacement = (void *)answer_region};
static redirection preferred = {
    .symbol = "CFBundleCopyPreferredLocalizationsFromArray",
    .replacement = (void *)answer_preferred};
static redirection for_languages = {
    .symbol = "CFBundleCopyLocalizationsForPreferences",
    .replacement = (void *)answer_for_languages};

int bundle_localizations_choose_by(localization_choice choice) {
  choose = choice;
  return find_core_functions() && redirect_calls(&resource) > 0
      && redirect_calls(&preferred) > 0 && redirect_calls(&for_languages) > 0;
}

int bundle_regions_default_to(const void *text) {
  next_region = (const void *(*)(const void *))dlsym(RTLD_DEFAULT, REGION);
  usual_region = text;
  return next_region && redirect_calls(&region) > 0;
}
