// IOKit's objects: services, iterators and connections. What is no service of the registry is answered
// like a port that leads nowhere.

public import FoundationSupplement
import Synchronization

/// The answer of the kernel where a message's port leads nowhere.
let invalidDestination: kern_return_t = 0x1000_0003

public let kIOServicePlane = "IOService"
public let kIOPowerPlane = "IOPower"
public let kIODeviceTreePlane = "IODeviceTree"
public let kIORegistryIterateRecursively = 1
public let kIORegistryIterateParents = 2

/// The iterators that have been made, by their numbers, with what each still gives.
enum Iterators {
  private struct Iterator {
    let objects: [io_object_t]
    var next = 0
  }

  private static let made = Mutex<[io_iterator_t: Iterator]>([:])
  /// A number that no service and no other kind of port has.
  private static let first: io_iterator_t = 0x1_0000

  static func make(of objects: [io_object_t]) -> io_iterator_t {
    made.withLock { iterators in
      let number = (iterators.keys.max() ?? first) + 1
      iterators[number] = Iterator(objects: objects)
      return number
    }
  }

  static func next(of number: io_iterator_t) -> io_object_t {
    made.withLock { iterators in
      guard let iterator = iterators[number], iterator.objects.indices.contains(iterator.next)
      else { return IO_OBJECT_NULL }
      iterators[number]?.next += 1
      return iterator.objects[iterator.next]
    }
  }

  static func reset(_ number: io_iterator_t) { made.withLock { $0[number]?.next = 0 } }

  static func holds(_ number: io_iterator_t) -> Bool { made.withLock { $0[number] != nil } }

  static func release(_ number: io_iterator_t) { made.withLock { $0[number] = nil } }
}

/// Returns an iterator's next object; 0 after the last.
public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t {
  Iterators.next(of: iterator)
}

public func IOIteratorReset(_ iterator: io_iterator_t) { Iterators.reset(iterator) }

/// Returns whether the registry is still as it was when the iterator was made, which it is.
public func IOIteratorIsValid(_ iterator: io_iterator_t) -> boolean_t {
  Iterators.holds(iterator) ? 1 : 0
}

@discardableResult
public func IOObjectRetain(_ object: io_object_t) -> kern_return_t { KERN_SUCCESS }

@discardableResult
public func IOObjectRelease(_ object: io_object_t) -> kern_return_t {
  Iterators.release(object)
  return KERN_SUCCESS
}

public func IOObjectIsEqualTo(_ object: io_object_t, _ anObject: io_object_t) -> boolean_t {
  object == anObject ? 1 : 0
}

/// Returns whether an object is of a class or of one that is made from it.
public func IOObjectConformsTo(
  _ object: io_object_t, _ className: UnsafePointer<CChar>!
) -> boolean_t {
  guard object == batteryService, let className else { return 0 }
  let classes = batteryClasses + ["IOService", "IORegistryEntry", "OSObject"]
  return classes.contains(String(cString: className)) ? 1 : 0
}

/// Opens a connection to a service's driver: refused, as by the sandbox of a widget extension.
public func IOServiceOpen(
  _ service: io_service_t, _ owningTask: mach_port_t, _ type: UInt32,
  _ connect: UnsafeMutablePointer<io_connect_t>!
) -> kern_return_t {
  connect?.pointee = IO_OBJECT_NULL
  return service == batteryService ? kIOReturnNotPermitted : invalidDestination
}

/// Closes a connection: an error, as none was opened.
@discardableResult
public func IOServiceClose(_ connect: io_connect_t) -> kern_return_t { invalidDestination }

/// Calls a driver's method with numbers: an error, as no connection was opened.
public func IOConnectCallScalarMethod(
  _ connection: mach_port_t, _ selector: UInt32, _ input: UnsafePointer<UInt64>!,
  _ inputCnt: UInt32, _ output: UnsafeMutablePointer<UInt64>!,
  _ outputCnt: UnsafeMutablePointer<UInt32>!
) -> kern_return_t { invalidDestination }

/// Calls a driver's method with a structure: an error, as no connection was opened.
public func IOConnectCallStructMethod(
  _ connection: mach_port_t, _ selector: UInt32, _ inputStruct: UnsafeRawPointer!,
  _ inputStructCnt: Int, _ outputStruct: UnsafeMutableRawPointer!,
  _ outputStructCnt: UnsafeMutablePointer<Int>!
) -> kern_return_t { invalidDestination }

/// Finds an entry by its path in a plane: none.
public func IORegistryEntryFromPath(
  _ mainPort: mach_port_t, _ path: UnsafePointer<CChar>!
) -> io_registry_entry_t { IO_OBJECT_NULL }

/// Finds the entry above another: none is known.
public func IORegistryEntryGetParentEntry(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!,
  _ parent: UnsafeMutablePointer<io_registry_entry_t>!
) -> kern_return_t { noEntry(parent, of: entry) }

/// Finds an entry below another: none is known.
public func IORegistryEntryGetChildEntry(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!,
  _ child: UnsafeMutablePointer<io_registry_entry_t>!
) -> kern_return_t { noEntry(child, of: entry) }

private func noEntry(
  _ place: UnsafeMutablePointer<io_registry_entry_t>?, of entry: io_registry_entry_t
) -> kern_return_t {
  place?.pointee = IO_OBJECT_NULL
  return entry == batteryService ? kIOReturnNoDevice : invalidDestination
}

/// Makes an iterator of the entries below another: of none.
public func IORegistryEntryGetChildIterator(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!,
  _ iterator: UnsafeMutablePointer<io_iterator_t>!
) -> kern_return_t {
  guard entry == batteryService else { return invalidDestination }
  iterator?.pointee = Iterators.make(of: [])
  return KERN_SUCCESS
}
