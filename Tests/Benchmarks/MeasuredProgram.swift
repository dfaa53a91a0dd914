import Glibc
import ProcessSpawning

/// A program that ran, and what it used.
struct MeasuredProgram {
  /// A program that could not be started or failed.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The time from its start to its end.
  var seconds: Double
  /// The most memory that it held at once, in megabytes.
  var megabytes: Double
  /// The standard output.
  var output: String

  /// The number that it printed.
  var printedNumber: Double {
    get throws {
      guard let number = Double(output.split(separator: "\n").last ?? "") else {
        throw Failure(description: "no number was printed: \(output)")
      }
      return number
    }
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - words: Its name, which is looked for on the path, and its arguments.
  ///   - folder: The folder in which it runs.
  ///   - environment: Its environment.
  /// - Returns: The time, memory and output.
  /// - Throws: `Failure` where it cannot be started or ends with a status above 2.
  static func run(
    _ words: [String], in folder: String, environment: [String: String]
  ) throws -> Self {
    let pipe = try DescriptorPair.pipe()
    let start = ContinuousClock.now
    let process = try SpawnRequest(
      "/usr/bin/env", words, environment: environment, folder: folder,
      descriptors: [nil, pipe.theirs, 2], processGroup: .shared
    ).start()
    close(pipe.theirs)
    let output = pipe.readToEnd()
    var usage = rusage()
    var status: Int32 = 0
    wait4(process.identifier, &status, 0, &usage)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    close(pipe.ours)
    guard status & 0x7F == 0, status >> 8 <= 2 else {
      throw Failure(description: "\(words.joined(separator: " ")) ended with \(status)")
    }
    return Self(
      seconds: seconds, megabytes: Double(usage.ru_maxrss) / 1024,
      output: String(decoding: output, as: UTF8.self))
  }
}
