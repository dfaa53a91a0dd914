import CloudKit
import CoreData

/// The options of the store that everybody sees.
func publicOptions() -> NSPersistentCloudKitContainerOptions {
  let options = NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud.shelf")
  options.databaseScope = .public
  return options
}
