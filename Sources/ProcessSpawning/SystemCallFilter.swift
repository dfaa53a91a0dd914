import CProcessSpawning
import Glibc

/// The calls to the kernel that no extension and no compiler needs, and which are refused.
///
/// It is a program for the kernel's own machine, as bubblewrap hands it over: what is not listed is
/// allowed, so that nothing breaks with the next version of a library.
enum SystemCallFilter {
  /// An instruction of the kernel's machine.
  private struct Instruction {
    var code: UInt16
    var ifTrue: UInt8 = 0
    var ifFalse: UInt8 = 0
    var value: UInt32

    /// Its eight bytes.
    var bytes: [UInt8] {
      let words = [UInt8(truncatingIfNeeded: code), UInt8(truncatingIfNeeded: code >> 8)]
      return words + [ifTrue, ifFalse]
        + (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
  }

  /// The numbers of the calls that both machines have in common.
  private static let common: [UInt32] = [
    425, 426, 427,  // io_uring
    428, 429, 430, 431, 432, 433, 442,  // the newer calls for mounts
  ]

  #if arch(x86_64)
    private static let machine: UInt32? = 0xC000_003E
    private static let refused: [UInt32] = [
      101, 103,  // ptrace, syslog
      153, 154, 155, 159, 161, 163, 164, 165, 166, 167, 168, 169,  // vhangup … reboot
      172, 173, 175, 176, 179, 212, 227,  // iopl, ioperm, modules, quotas, clock_settime
      246, 248, 249, 250, 272, 298, 303, 304, 305, 308, 311, 312, 313, 320, 321, 323,
    ]
  #elseif arch(arm64)
    private static let machine: UInt32? = 0xC000_00B7
    private static let refused: [UInt32] = [
      18, 39, 40, 41, 51, 58, 60, 89, 97, 104, 105, 106, 112, 116, 117, 142, 170, 171,
      217, 218, 219, 224, 225, 241, 264, 265, 266, 268, 271, 272, 273, 280, 282, 294,
    ]
  #else
    private static let machine: UInt32? = nil
    private static let refused: [UInt32] = []
  #endif

  /// The program; nil for a machine whose calls are not known here.
  static var program: [UInt8]? {
    guard let machine else { return nil }
    let (load, jumpIfEqual, jumpIfAtLeast, end) = (
      UInt16(0x20), UInt16(0x15), UInt16(0x35), UInt16(0x06)
    )
    let (allow, refuse) = (UInt32(0x7FFF_0000), UInt32(0x0005_0000) | UInt32(EPERM))
    let numbers = refused + common
    // The calls of another machine, which have other numbers, and on this one those of 32 bits.
    var code = [
      Instruction(code: load, value: 4),
      Instruction(code: jumpIfEqual, ifTrue: 1, value: machine),
      Instruction(code: end, value: refuse), Instruction(code: load, value: 0),
      Instruction(
        code: jumpIfAtLeast, ifTrue: UInt8(numbers.count + 1), value: 0x4000_0000),
    ]
    for (index, number) in numbers.enumerated() {
      code.append(
        Instruction(code: jumpIfEqual, ifTrue: UInt8(numbers.count - index), value: number))
    }
    code += [Instruction(code: end, value: allow), Instruction(code: end, value: refuse)]
    return code.flatMap(\.bytes)
  }
}

extension Bubblewrap {
  /// The number that the filter of system calls has in bubblewrap.
  public static let filterNumber = 5

  /// The filter of system calls, for one start of bubblewrap to read.
  public struct Filter: Hashable, Sendable {
    /// Its descriptor; nil where there is no filter for this machine.
    public let descriptor: Int32?

    /// Closes it.
    public func close() {
      if let descriptor { _ = Glibc.close(descriptor) }
    }
  }

  /// Whether there is a filter of system calls for this machine.
  public static var hasFilter: Bool { SystemCallFilter.program != nil }

  /// The arguments by which bubblewrap sets the filter; none where there is none for this machine.
  static var filterArguments: [String] {
    !hasFilter ? [] : ["--seccomp", "\(filterNumber)"]
  }

  /// Returns the descriptors between those that a process is given and the filter's: null devices.
  ///
  /// - Parameter number: The first number without a descriptor.
  /// - Returns: nil, which stands for the null device, for each number up to that of the filter.
  public static func gap(from number: Int) -> [Int32?] {
    Array(repeating: nil, count: max(0, filterNumber - number))
  }

  /// Opens the filter.
  ///
  /// - Returns: The filter, which the caller closes.
  /// - Throws: `SystemError` where it cannot be made.
  public static func openFilter() throws(SystemError) -> Filter {
    guard let program = SystemCallFilter.program else { return Filter(descriptor: nil) }
    let file = make_memory_file()
    guard file >= 0 else { throw SystemError.last }
    let isWritten = program.withUnsafeBytes { write(file, $0.baseAddress, $0.count) == $0.count }
    guard isWritten, lseek(file, 0, SEEK_SET) == 0 else {
      let error = SystemError.last
      close(file)
      throw error
    }
    return Filter(descriptor: file)
  }
}
