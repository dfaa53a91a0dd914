import WidgetRecording

/// A baseline that cannot be used, and the place in it that says why.
struct BaselineError: Error, Hashable {
  /// A problem with a baseline.
  enum Problem: Hashable {
    /// The file could not be read.
    case unreadable(String)
    /// The file is no JSON.
    case malformed(String)
    /// The format's version is not one that this program reads.
    case unknownVersion(Int)
    /// A value that must be present is absent.
    case missing(String)
    /// A value is not of the kind that it should be.
    case unexpected(String)
  }

  /// The file.
  let file: String
  /// The place in it, as a JSON pointer; empty for the whole file.
  let pointer: String
  /// The problem found.
  let problem: Problem

  /// Creates an error.
  init(file: String, pointer: String = "", problem: Problem) {
    self.file = file
    self.pointer = pointer
    self.problem = problem
  }

  /// Creates an error of what was wrong with the file's JSON.
  init(file: String, _ error: JSONError) {
    let problem: Problem =
      switch error.problem {
      case .missingKey(let key): .missing(key)
      case .wrongKind, .badValue: .unexpected("\(error.problem)")
      case .syntax, .tooDeep, .trailingText: .malformed("\(error.problem)")
      }
    self.init(file: file, pointer: error.pointer, problem: problem)
  }
}

extension BaselineError: CustomStringConvertible {
  /// One line: the place, the problem, and what to do.
  var description: String {
    let place = pointer.isEmpty ? "\(file): error" : "\(file)#\(pointer)"
    let text = "\(place): \(explanation)"
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  private var explanation: String {
    switch problem {
    case .unreadable(let reason):
      "the baseline cannot be read: \(reason); --write-baseline makes one"
    case .malformed(let reason): "the baseline is no JSON: \(reason)"
    case .unknownVersion(let version):
      "the baseline's version is \(version), and this program reads \(Baseline.currentVersion); "
        + "write it again with --write-baseline"
    case .missing(let key): "'\(key)' is missing; write the baseline again with --write-baseline"
    case .unexpected(let reason): "\(reason); write the baseline again with --write-baseline"
    }
  }
}
