// The functions of the toolchain's libIndexStore that read what the compiler knows of references.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef void *indexstore_t;
typedef void *indexstore_error_t;
typedef void *indexstore_unit_reader_t;
typedef void *indexstore_unit_dependency_t;
typedef void *indexstore_record_reader_t;
typedef void *indexstore_occurrence_t;
typedef void *indexstore_symbol_t;
typedef void *indexstore_symbol_relation_t;

typedef struct {
  const char *data;
  size_t length;
} indexstore_string_ref_t;

indexstore_t indexstore_store_create(const char *path, indexstore_error_t *error);
void indexstore_store_dispose(indexstore_t);
bool indexstore_store_units_apply_f(
    indexstore_t, unsigned sorted, void *context,
    bool (*applier)(void *context, indexstore_string_ref_t unit_name));
bool indexstore_store_get_unit_modification_time(
    indexstore_t, const char *unit_name, int64_t *seconds, int64_t *nanoseconds,
    indexstore_error_t *error);

indexstore_unit_reader_t indexstore_unit_reader_create(
    indexstore_t, const char *unit_name, indexstore_error_t *error);
void indexstore_unit_reader_dispose(indexstore_unit_reader_t);
indexstore_string_ref_t indexstore_unit_reader_get_main_file(indexstore_unit_reader_t);
bool indexstore_unit_reader_dependencies_apply_f(
    indexstore_unit_reader_t, void *context,
    bool (*applier)(void *context, indexstore_unit_dependency_t));
int indexstore_unit_dependency_get_kind(indexstore_unit_dependency_t);
indexstore_string_ref_t indexstore_unit_dependency_get_name(indexstore_unit_dependency_t);

indexstore_record_reader_t indexstore_record_reader_create(
    indexstore_t, const char *record_name, indexstore_error_t *error);
void indexstore_record_reader_dispose(indexstore_record_reader_t);
bool indexstore_record_reader_occurrences_apply_f(
    indexstore_record_reader_t, void *context,
    bool (*applier)(void *context, indexstore_occurrence_t));
indexstore_symbol_t indexstore_occurrence_get_symbol(indexstore_occurrence_t);
uint64_t indexstore_occurrence_get_roles(indexstore_occurrence_t);
bool indexstore_occurrence_relations_apply_f(
    indexstore_occurrence_t, void *context,
    bool (*applier)(void *context, indexstore_symbol_relation_t));
indexstore_string_ref_t indexstore_symbol_get_usr(indexstore_symbol_t);
uint64_t indexstore_symbol_relation_get_roles(indexstore_symbol_relation_t);
indexstore_symbol_t indexstore_symbol_relation_get_symbol(indexstore_symbol_relation_t);
