import FoundationSupplement

extension NSFetchRequestResult where Self: NSManagedObject {
  /// Creates an object of the type that an extension of results calls `Self`.
  ///
  /// Swift lets a class of Objective-C's make objects of `Self` with any initializer, and one of its
  /// own with those alone that every subclass has.
  public init(context moc: NSManagedObjectContext) {
    guard let entity = NSManagedObjectModel.entity(of: Self.self, in: moc.model) else {
      preconditionFailure("the context's model has no entity for the class \(Self.self)")
    }
    self.init(entity: entity, insertInto: moc)
  }
}
