import CoreData

/// The app's advice where a store cannot be opened or saved.
func advice(for error: CocoaError) -> String {
  switch error.code {
  case .persistentStoreOpen, .persistentStoreTimeout: "Try again."
  default: rejections.contains(error.code) ? "Check the values." : "Ask for help."
  }
}

/// The errors for which an object's values can be rejected.
let rejections: Set<CocoaError.Code> = [
  .managedObjectValidation,
  .validationMultipleErrors,
  .validationMissingMandatoryProperty,
  .validationRelationshipLacksMinimumCount,
  .validationRelationshipExceedsMaximumCount,
  .validationRelationshipDeniedDelete,
  .validationNumberTooLarge,
  .validationNumberTooSmall,
  .validationDateTooLate,
  .validationDateTooSoon,
  .validationInvalidDate,
  .validationStringTooLong,
  .validationStringTooShort,
  .validationStringPatternMatching,
]

/// The errors of a store.
let storeProblems: [CocoaError.Code] = [
  CocoaError.managedObjectContextLocking,
  CocoaError.persistentStoreCoordinatorLocking,
  CocoaError.managedObjectReferentialIntegrity,
  CocoaError.managedObjectExternalRelationship,
  CocoaError.managedObjectMerge,
  CocoaError.managedObjectConstraintMerge,
  CocoaError.persistentStoreInvalidType,
  CocoaError.persistentStoreTypeMismatch,
  CocoaError.persistentStoreIncompatibleSchema,
  CocoaError.persistentStoreSave,
  CocoaError.persistentStoreIncompleteSave,
  CocoaError.persistentStoreSaveConflicts,
  CocoaError.coreData,
  CocoaError.persistentStoreOperation,
  CocoaError.persistentStoreOpen,
  CocoaError.persistentStoreTimeout,
  CocoaError.persistentStoreUnsupportedRequestType,
  CocoaError.persistentStoreIncompatibleVersionHash,
  CocoaError.migration,
  CocoaError.migrationCancelled,
  CocoaError.migrationMissingSourceModel,
  CocoaError.migrationMissingMappingModel,
  CocoaError.migrationManagerSourceStore,
  CocoaError.migrationManagerDestinationStore,
  CocoaError.entityMigrationPolicy,
  CocoaError.sqlite,
  CocoaError.inferredMappingModel,
  CocoaError.externalRecordImport,
]
