import CoreData

/// Saves a context, and on a conflict takes what the app wrote.
func saveOrTakeOthers(_ context: NSManagedObjectContext) throws {
  do {
    context.mergePolicy = NSErrorMergePolicy
    try context.save()
  } catch let error as NSError {
    let conflicts =
      error.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict] ?? []
    for conflict in conflicts where conflict.newVersionNumber > conflict.oldVersionNumber {
      print(conflict.objectSnapshot ?? [:], conflict.cachedSnapshot ?? [:])
      print(conflict.persistedSnapshot ?? [:], conflict.sourceObject)
    }
    context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    try context.save()
  }
}
