import Dispatch
import FoundationSupplement
import Testing

/// An actor whose work a queue does.
private actor QueuedCounter {
  let queue = DispatchSerialQueue(label: "counter")
  private var count = 0

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  func next() -> Int {
    dispatchPrecondition(condition: .onQueue(queue))
    queue.checkIsolated()
    count += 1
    return count
  }
}

@Suite struct DispatchExecutorTests {
  @Test func `a queue does an actor's work`() async {
    let counter = QueuedCounter()
    #expect(await counter.next() == 1)
    #expect(await counter.next() == 2)
    let executor: any SerialExecutor = counter.queue
    #expect(executor === counter.queue)
  }

  @Test func `sources of files and memory are there and quiet`() {
    let file = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: 0, eventMask: [.write, .delete], queue: .main)
    file.setEventHandler {}
    file.resume()
    #expect(file.mask.contains(.write) && file.data == [])
    file.cancel()
    let memory = DispatchSource.makeMemoryPressureSource(eventMask: .critical, queue: nil)
    memory.activate()
    #expect(memory.mask.contains(.critical) && memory.data == [])
    memory.cancel()
    #expect(memory.isCancelled)
  }
}
