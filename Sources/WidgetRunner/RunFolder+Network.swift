import FileTypes
import ExtensionEnvironment
import Foundation
public import NetworkAnswers
import Synchronization
import WidgetManifest
import WidgetRecording

extension RunFolder.Home {
  /// The file to which exchanges with the real network are written.
  var networkLog: String { path + "/.network.jsonl" }
}

extension RunFolder {
  /// Lays out the answers to an extension's requests: the script, with the bodies beside it.
  ///
  /// - Parameters:
  ///   - network: The manifest's declaration of the network.
  ///   - condition: The state of the network.
  /// - Returns: The folder.
  /// - Throws: `RunnerError` where it cannot be filled.
  func networkFolder(
    _ network: NetworkDeclaration, _ condition: NetworkCondition
  ) throws(RunnerError) -> String {
    let folder = path + "/Network"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      var script = NetworkScript(condition: condition)
      for fixture in network.responses {
        var response = fixture.response
        response.body = try fixture.body.map { body in
          let name = "\(script.responses.count)"
          switch body {
          case .file(let path):
            try FileManager.default.copyItem(
              atPath: path.url.resolvingSymlinksInPath().path, toPath: "\(folder)/\(name)")
          case .data(let data): try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
          }
          return name
        }
        script.responses.append(response)
      }
      for (index, archive) in network.archives.enumerated() {
        for (number, exchange) in archive.exchanges.enumerated() where !exchange.body.isEmpty {
          try exchange.body.write(to: URL(fileURLWithPath: "\(folder)/\(index)-\(number)"))
        }
        let bodies = Dictionary(
          archive.exchanges.enumerated().map { ($1, "\(index)-\($0)") }, uniquingKeysWith: { $1 })
        script.responses += archive.responses { $0.body.isEmpty ? nil : bodies[$0] }
      }
      try Data(JSONWriter.bytes(of: script))
        .write(to: URL(fileURLWithPath: "\(folder)/\(NetworkScript.fileName)"))
    } catch {
      let reason = error.fileReason
      throw RunnerError(place: folder, problem: .noFolder(reason))
    }
    return folder
  }
}

/// The exchanges with the real network of all runs, for an archive.
public final class ExchangeLog: Sendable {
  private let known = Mutex<[HTTPExchange]>([])

  /// Creates an empty log.
  public init() {}

  /// The exchanges in the order in which they were read, each once, without secrets.
  public var exchanges: [HTTPExchange] { known.withLock { $0 } }

  /// Reads the exchanges that a home's extensions have written.
  func read(_ home: RunFolder.Home) {
    let data = FileManager.default.contents(atPath: home.networkLog) ?? Data()
    let new = data.split(separator: UInt8(ascii: "\n")).compactMap { line in
      try? JSONReader.read(HTTPExchange.self, from: Data(line)).redacted
    }
    known.withLock { known in
      for exchange in new where !known.contains(where: { $0.isSame(as: exchange) }) {
        known.append(exchange)
      }
    }
  }
}

extension HTTPExchange {
  /// Whether it is another's, apart from when it took place and how long it took.
  fileprivate func isSame(as other: HTTPExchange) -> Bool {
    var copy = self
    copy.date = other.date
    copy.duration = other.duration
    copy.headers = copy.headers.filter { $0.name.lowercased() != "date" }
    var plain = other
    plain.headers = plain.headers.filter { $0.name.lowercased() != "date" }
    return copy == plain
  }
}
