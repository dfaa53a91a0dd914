// The current locale of a process, which Foundation on Linux takes from nowhere.
//
// `Locale.current` is "en_001" there, whatever the environment or the defaults say. Foundation
// reads it once and keeps it; on the way one of its libraries asks another for the canonical form
// of the identifier. Answering that one question is enough for every formatter and calendar to
// have another locale. A toolchain whose Foundation goes another way never asks, which a reader
// of `Locale.current` notices.
//
// The question is redirected in the table through which a library finds the functions of others,
// because Foundation may come ahead of this library when symbols are looked up.

#define _GNU_SOURCE
#include <elf.h>
#include <link.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CInterposition.h"

// Swift's calling convention passes a string as two words and returns it in two registers.
#define SWIFT_CALL __attribute__((swiftcall))

#define CANONICAL "$s20FoundationEssentials6LocaleV010_canonicalC10Identifier4fromS2S_tFZ"
#define LANGUAGES "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"

extern void *swift_bridgeObjectRetain(void *object) __attribute__((weak));

static swift_string identifier;
static void *languages;

// Both return an owned reference, which the caller releases.
SWIFT_CALL static swift_string answer_identifier(swift_string name) {
  (void)name;
  swift_bridgeObjectRetain(identifier.object);
  return identifier;
}

SWIFT_CALL static void *answer_languages(void) {
  swift_bridgeObjectRetain(languages);
  return languages;
}

// A redirected function, its replacement, and the former entries of the tables through which it is
// called.
#define PLACES 64
typedef struct {
  const char *symbol;
  void *replacement;
  int found;
  void **places[PLACES];
  void *originals[PLACES];
} redirection;

static redirection canonical = {.symbol = CANONICAL, .replacement = (void *)answer_identifier};
static redirection preferred = {.symbol = LANGUAGES, .replacement = (void *)answer_languages};

// Writes to a table that the linker may have made read-only after it had filled it.
static void write_slot(void **slot, void *value) {
  uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
  void *page = (void *)((uintptr_t)slot & ~(size - 1));
  if (mprotect(page, size, PROT_READ | PROT_WRITE) != 0) return;
  __atomic_store_n(slot, value, __ATOMIC_RELEASE);
}

static void redirect_table(
    redirection *wanted, ElfW(Addr) base, const ElfW(Rela) *table, size_t count,
    const ElfW(Sym) *symbols, const char *names) {
  for (size_t index = 0; index < count; index++) {
    const ElfW(Sym) *symbol = &symbols[ELF64_R_SYM(table[index].r_info)];
    if (symbol->st_name == 0 || strcmp(names + symbol->st_name, wanted->symbol) != 0) continue;
    void **slot = (void **)(base + table[index].r_offset);
    if (wanted->found == PLACES) return;
    wanted->places[wanted->found] = slot;
    wanted->originals[wanted->found++] = *slot;
    write_slot(slot, wanted->replacement);
  }
}

static int redirect_object(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  const ElfW(Dyn) *entry = NULL;
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[index];
    if (header->p_type != PT_DYNAMIC) continue;
    entry = (const ElfW(Dyn) *)(object->dlpi_addr + header->p_vaddr);
  }
  const ElfW(Sym) *symbols = NULL;
  const char *names = NULL;
  const ElfW(Rela) *calls = NULL, *data = NULL;
  size_t call_bytes = 0, data_bytes = 0;
  for (; entry && entry->d_tag != DT_NULL; entry++) {
    if (entry->d_un.d_ptr < object->dlpi_addr && entry->d_tag != DT_PLTRELSZ &&
        entry->d_tag != DT_RELASZ) {
      continue;  // Not an address that the linker has made absolute: the kernel's own object.
    }
    switch (entry->d_tag) {
      case DT_SYMTAB: symbols = (const void *)entry->d_un.d_ptr; break;
      case DT_STRTAB: names = (const void *)entry->d_un.d_ptr; break;
      case DT_JMPREL: calls = (const void *)entry->d_un.d_ptr; break;
      case DT_RELA: data = (const void *)entry->d_un.d_ptr; break;
      case DT_PLTRELSZ: call_bytes = entry->d_un.d_val; break;
      case DT_RELASZ: data_bytes = entry->d_un.d_val; break;
    }
  }
  if (!symbols || !names) return 0;
  size_t each = sizeof(ElfW(Rela));
  if (calls) {
    redirect_table(context, object->dlpi_addr, calls, call_bytes / each, symbols, names);
  }
  if (data) redirect_table(context, object->dlpi_addr, data, data_bytes / each, symbols, names);
  return 0;
}

int current_locale_begin_reading(swift_string name) {
  identifier = name;
  canonical.found = 0;
  dl_iterate_phdr(redirect_object, &canonical);
  return canonical.found;
}

void current_locale_end_reading(void) {
  for (int index = 0; index < canonical.found; index++) {
    write_slot(canonical.places[index], canonical.originals[index]);
  }
  canonical.found = 0;
}

int current_locale_set_languages(void *array) {
  languages = array;
  preferred.found = 0;
  dl_iterate_phdr(redirect_object, &preferred);
  return preferred.found;
}
