// Fetches whose results are handed to a closure. Those of here are made before the call returns.

public import FoundationSupplement

/// A request whose results are handed to a closure.
protocol AsynchronousRequest {
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  public let managedObjectContext: NSManagedObjectContext
  open internal(set) var operationError: (any Error)?
  open internal(set) var progress: Progress?

  init(_ context: NSManagedObjectContext) { managedObjectContext = context }

  open func cancel() {}
}

open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  open internal(set) var finalResult: [ResultType]?

  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
  }
}

open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, AsynchronousRequest {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  open var estimatedResultCount = 0

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
  }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, context)
    do {
      result.finalResult = try context.fetch(fetchRequest)
    } catch {
      result.operationError = error
    }
    completionBlock?(result)
    return result
  }
}
