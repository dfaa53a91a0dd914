public import Foundation
public import Testing

/// Compares bytes with a committed file.
///
/// With `WIDGETCHECK_RECORD=1` in the environment the file is rewritten and the test fails, so that
/// a recording run cannot pass for a verifying one.
///
/// - Parameters:
///   - data: The data to compare.
///   - path: The committed file, from the repository's top folder.
///   - sourceLocation: The place of the expectation.
/// - Throws: An error of reading or writing the file.
public func expectGolden(
  _ data: Data, _ path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = Repository.file(path)
  if ProcessInfo.processInfo.environment["WIDGETCHECK_RECORD"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true
    )
    try data.write(to: file)
    Issue.record("recorded \(path)", sourceLocation: sourceLocation)
    return
  }
  let expected = try Data(contentsOf: file)
  guard data != expected else { return }
  let made = String(decoding: data, as: UTF8.self).split(separator: "\n")
  let known = String(decoding: expected, as: UTF8.self).split(separator: "\n")
  let line = zip(made, known).prefix { $0 == $1 }.count
  Issue.record(
    """
    \(path) differs from line \(line + 1) on
    committed: \(line < known.count ? String(known[line].prefix(400)) : "nothing")
    made:      \(line < made.count ? String(made[line].prefix(400)) : "nothing")
    """,
    sourceLocation: sourceLocation
  )
}
