import CoreData
import Foundation

extension NSFetchRequestResult where Self: NSManagedObject {
  /// Makes an object of the type and keeps it.
  @discardableResult
  static func make(in context: NSManagedObjectContext, _ change: (Self) -> Void = { _ in }) -> Self
  {
    let object = Self(context: context)
    change(object)
    return object
  }
}

/// A page of a diary.
final class DiaryPage: NSManagedObject {
  convenience init(text: String, context: NSManagedObjectContext) {
    self.init(context: context)
    print(text)
  }
}

/// Begins a diary.
func beginDiary(in context: NSManagedObjectContext) -> [DiaryPage] {
  [DiaryPage.make(in: context), DiaryPage(context: context), DiaryPage(text: "", context: context)]
}
