import Foundation
import FuzzedReaders
import Synchronization

/// Gives a reader inputs that libFuzzer makes up, led by the code that each of them reaches.
///
/// `make fuzz` builds it with coverage and runs it for every reader.
@main
enum FuzzerProgram {
  private static let reader = Mutex<FuzzedReader?>(nil)

  private typealias Consumer = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32

  @_silgen_name("LLVMFuzzerRunDriver")
  private static func run(
    _ count: UnsafeMutablePointer<Int32>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ consume: Consumer
  ) -> Int32

  static func main() {
    let words = CommandLine.arguments
    guard words.count > 1, let chosen = FuzzedReader(rawValue: words[1]) else {
      let names = FuzzedReader.allCases.map(\.rawValue).joined(separator: " ")
      print(words.count > 1 ? "\(words[1]) is none of: \(names)" : names)
      exit(words.count > 1 ? 64 : 0)
    }
    reader.withLock { $0 = chosen }
    // The reader's name is not for libFuzzer.
    let rest = [words[0]] + words.dropFirst(2)
    var count = Int32(rest.count)
    var pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: rest.count + 1)
    for (index, word) in rest.enumerated() { (pointers + index).initialize(to: strdup(word)) }
    (pointers + rest.count).initialize(to: nil)
    exit(
      run(&count, &pointers) { bytes, count in
        let input = Array(UnsafeBufferPointer(start: bytes, count: count))
        FuzzerProgram.reader.withLock { $0 }?.read(input)
        return 0
      })
  }
}
