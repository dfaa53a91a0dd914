// What the delegate of a controller of fetched results is told.

public import FoundationSupplement

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { nil }
}

/// An object among a controller's results, with the values that it had when it was told.
struct ToldResult {
  var object: NSManagedObject
  var values: [String: StoredValue]
  var path: IndexPath
  var section: String

  /// The objects of some sections.
  static func all(in sections: [ResultsSection]) -> [ToldResult] {
    sections.enumerated().flatMap { place, section in
      (section.objects ?? []).enumerated().compactMap { index, object in
        (object as? NSManagedObject).map {
          ToldResult(
            object: $0, values: $0.stored, path: [place, index], section: section.name)
        }
      }
    }
  }
}

/// The differences between two results of a fetch.
struct ResultsChanges {
  private var sections: [(ResultsSection, Int, NSFetchedResultsChangeType)] = []
  private var objects: [(Any, IndexPath?, NSFetchedResultsChangeType, IndexPath?)] = []
  private let difference: CollectionDifference<NSManagedObjectID>

  var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

  init(
    from old: [ToldResult], _ oldSections: [String], to new: [ToldResult],
    _ newSections: [ResultsSection]
  ) {
    let names = newSections.map(\.name)
    for (index, name) in oldSections.enumerated() where !names.contains(name) {
      sections.append((ResultsSection(name: name, objects: nil), index, .delete))
    }
    for (index, section) in newSections.enumerated() where !oldSections.contains(section.name) {
      sections.append((section, index, .insert))
    }
    difference = new.map(\.object.objectID).difference(from: old.map(\.object.objectID))
      .inferringMoves()
    let (before, after) = (Self.byObject(old), Self.byObject(new))
    for result in old where after[result.object.objectID] == nil {
      objects.append((result.object, result.path, .delete, nil))
    }
    let moved = Set(
      difference.insertions.compactMap { change in
        if case .insert(_, let id, .some) = change { id } else { nil }
      })
    for result in new {
      guard let known = before[result.object.objectID] else {
        objects.append((result.object, nil, .insert, result.path))
        continue
      }
      if moved.contains(result.object.objectID) || known.section != result.section {
        objects.append((result.object, known.path, .move, result.path))
      } else if Self.differ(known.values, result.values) {
        objects.append((result.object, known.path, .update, result.path))
      }
    }
  }

  private static func byObject(_ results: [ToldResult]) -> [NSManagedObjectID: ToldResult] {
    Dictionary(results.map { ($0.object.objectID, $0) }) { first, _ in first }
  }

  private static func differ(_ one: [String: StoredValue], _ other: [String: StoredValue]) -> Bool {
    Set(one.keys).union(other.keys).contains { !StoredValue.areEqual(one[$0], other[$0]) }
  }

  /// Tells a controller's delegate of the differences.
  func tell(
    _ delegate: any NSFetchedResultsControllerDelegate,
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    delegate.controllerWillChangeContent(controller)
    for (section, index, type) in sections {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: type)
    }
    for (object, old, type, new) in objects {
      delegate.controller(controller, didChange: object, at: old, for: type, newIndexPath: new)
    }
    delegate.controller(controller, didChangeContentWith: difference)
    delegate.controllerDidChangeContent(controller)
  }
}
