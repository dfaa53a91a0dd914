// The localizations that a bundle is said to prefer.
//
// Foundation on Linux compares nothing: of the localizations there are it returns the first. Its class
// asks the part that is written in C through the table in which its library finds functions.

#include "../CallTable.h"
#include "CInterposition.h"

static localization_choice choose;

static const void *answer_preferred(const void *available) {
  return choose(available, 0);
}

static const void *answer_for_languages(const void *available, const void *languages) {
  return choose(available, languages);
}

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
