// The localizations that a bundle is said to prefer.
//
// Foundation on Linux compares nothing: of the localizations there are it returns the first. Its class
// asks the part that is written in C through the table in which its library finds functions.

#define _GNU_SOURCE
#include <dlfcn.h>

#include "../CallTable.h"
#include "CInterposition.h"

#define REGION "CFBundleGetDevelopmentRegion"

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

static redirection region = {.symbol = REGION, .replacement = (void *)answer_region};
static redirection preferred = {
    .symbol = "CFBundleCopyPreferredLocalizationsFromArray",
    .replacement = (void *)answer_preferred};
static redirection for_languages = {
    .symbol = "CFBundleCopyLocalizationsForPreferences",
    .replacement = (void *)answer_for_languages};

int bundle_localizations_choose_by(localization_choice choice) {
  choose = choice;
  return redirect_calls(&preferred) > 0 && redirect_calls(&for_languages) > 0;
}

int bundle_regions_default_to(const void *text) {
  next_region = (const void *(*)(const void *))dlsym(RTLD_DEFAULT, REGION);
  usual_region = text;
  return next_region && redirect_calls(&region) > 0;
}
