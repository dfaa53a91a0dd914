import CoreData

/// The garden, in the file that the app and its widget share.
struct GardenStore {
  static let shared = GardenStore()

  let container = NSPersistentContainer(name: "Garden")

  private init() {
    let group = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: "group.garden")
    if let file = group?.appendingPathComponent("Garden.sqlite") {
      container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    }
    container.loadPersistentStores { _, error in
      if let error { print("the garden did not open: \(error.localizedDescription)") }
    }
  }

  /// The plants, the driest first.
  func plants() -> [Plant] {
    let request = NSFetchRequest<Plant>(entityName: "Plant")
    request.sortDescriptors = [NSSortDescriptor(key: "watered", ascending: true)]
    return (try? container.viewContext.fetch(request)) ?? []
  }
}

extension Plant {
  /// When the plant is to be watered.
  var due: Date { (watered ?? .distantPast).addingTimeInterval(Double(days) * 86_400) }
}
