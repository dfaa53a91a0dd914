import CProcessSpawning
import Glibc

/// A program to start, with its arguments, environment and descriptors.
public struct SpawnRequest: Hashable, Sendable {
  /// The session and process group of a program, which decide the terminal signals that reach it.
  public enum ProcessGroup: Hashable, Sendable {
    /// It stays in our process group, so that an interruption from the keyboard ends it too.
    case shared
    /// It leads a session and a process group of its own, so that it ends with all it has started,
    /// and it ends with us: it is killed when the thread ends that started it.
    case own
    /// It leads a session and a process group of its own, and goes on where we end.
    case detached
  }

  /// The number of attempts to start a program that is still open for writing, a millisecond apart.
  ///
  /// The writer of the program has closed it; but a child that another thread was starting
  /// meanwhile has it open until it is another program itself.
  private static let greatestRepetitions = 1000

  /// The program's path.
  public var program: String
  /// Its arguments, without its name.
  public var arguments: [String]
  /// Its whole environment.
  public var environment: [String: String]
  /// The folder in which it runs; nil leaves it in ours.
  public var folder: String?
  /// Our descriptors by the number that each has in the program; nil is the null device.
  ///
  /// The program has no others.
  public var descriptors: [Int32?]
  /// The session and process group.
  public var processGroup: ProcessGroup
  /// The seconds of processor time after which the system ends the program, and each that it
  /// starts, by `SIGXCPU`; nil for no limit.
  public var processorSeconds: UInt32?

  /// Creates a request.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String],
    folder: String? = nil, descriptors: [Int32?] = [nil, nil, nil],
    processGroup: ProcessGroup = .own,
    processorSeconds: UInt32? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.descriptors = descriptors
    self.processGroup = processGroup
    self.processorSeconds = processorSeconds
  }

  /// Starts the program.
  ///
  /// - Returns: The process, which the caller has to wait for.
  /// - Throws: `SpawnError` where the program cannot be started.
  public func start() throws(SpawnError) -> SpawnedProcess {
    let words = CStrings([program] + arguments)
    let variables = CStrings(environment.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
    let path = CStrings([folder].compactMap(\.self))
    let numbers = descriptors.map { $0 ?? -1 }
    var process: pid_t = 0
    let spawn = { (numbers: UnsafeBufferPointer<Int32>) in
      var request = spawn_request()
      request.program = UnsafePointer(words.pointers[0])
      request.arguments = UnsafePointer(words.pointers)
      request.environment = UnsafePointer(variables.pointers)
      request.folder = UnsafePointer(path.pointers[0])
      request.descriptors = numbers.baseAddress
      request.descriptor_count = Int32(numbers.count)
      request.leads_session = processGroup == .shared ? 0 : 1
      request.dies_with_parent = processGroup == .own ? 1 : 0
      request.processor_seconds = processorSeconds ?? 0
      return spawn_process(&request, &process)
    }
    var error = numbers.withUnsafeBufferPointer(spawn)
    for _ in 0..<Self.greatestRepetitions where error == ETXTBSY {
      usleep(1000)
      error = numbers.withUnsafeBufferPointer(spawn)
    }
    guard error == 0 else { throw SpawnError(program: program, code: error) }
    return SpawnedProcess(identifier: process)
  }
}

/// Texts as the system takes them, for as long as the object lives.
private final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ texts: [String]) {
    count = texts.count
    pointers = .allocate(capacity: count + 1)
    for (index, text) in texts.enumerated() { (pointers + index).initialize(to: strdup(text)) }
    (pointers + count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}

/// A program that could not be started, and why.
public struct SpawnError: Error, Hashable, Sendable {
  /// The program's path.
  public let program: String
  /// The number of the system's error.
  public let code: Int32
}

extension SpawnError: CustomStringConvertible {
  /// The system's words for the error.
  public var description: String {
    SystemError(code: code).description
  }
}
