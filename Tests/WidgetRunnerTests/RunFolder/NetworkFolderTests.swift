import Foundation
import NetworkAnswers
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetRunner

/// The answers that are laid out for an extension's requests, and the log of those that went out.
@Suite struct NetworkFolderTests {
  private let folder: ScratchFolder
  private let run: RunFolder

  init() throws {
    folder = try ScratchFolder(["body.json": "[1]", "runs/.keep": ""])
    let program = RootedPath(path: "extension", url: folder.url.appending(path: "extension"))
    let manifest = Manifest(
      name: "Cards", system: PlatformVersion(.iOS), root: folder.url, source: .executable(program))
    run = try RunFolder(manifest, in: folder.url.appending(path: "runs"))
  }

  private func rooted(_ path: String) -> RootedPath {
    RootedPath(path: path, url: folder.url.appending(path: path))
  }

  private func fixture(
    _ body: NetworkDeclaration.Body?
  ) throws -> NetworkDeclaration.Fixture {
    .init(ScriptedResponse(to: .pattern(try #require(AddressPattern("a.example")))), body: body)
  }

  private func script(in path: String) throws -> NetworkScript {
    let file = URL(fileURLWithPath: "\(path)/\(NetworkScript.fileName)")
    return try JSONReader.read(NetworkScript.self, from: Data(contentsOf: file))
  }

  private func exchange(_ path: String, body: String = "") -> HTTPExchange {
    var exchange = HTTPExchange("GET", "https://a.example/\(path)", status: 200)
    exchange.body = Data(body.utf8)
    return exchange
  }

  @Test(arguments: NetworkCondition.allCases)
  func `without answers there is a script of the network's state alone`(
    _ condition: NetworkCondition
  ) throws {
    let path = try run.networkFolder(NetworkDeclaration(), condition)
    #expect(try script(in: path) == NetworkScript(condition: condition))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [NetworkScript.fileName])
  }

  @Test func `a body lies beside the script, under the position of its response`() throws {
    let network = NetworkDeclaration(
      responses: [
        try fixture(.data(Data([0xFF, 0]))), try fixture(nil),
        try fixture(.file(rooted("body.json"))),
      ],
      archives: [
        HTTPArchive([exchange("a", body: "one"), exchange("b"), exchange("c", body: "é")])
      ])
    let path = try run.networkFolder(network, .fixtures)
    let bodies = try script(in: path).responses.map { response in
      try response.body.map { try Data(contentsOf: URL(fileURLWithPath: "\(path)/\($0)")) }
    }
    #expect(
      bodies == [
        Data([0xFF, 0]), nil, Data("[1]".utf8), Data("one".utf8), nil, Data("é".utf8),
      ])
  }

  @Test func `equal answers of two archives keep a body each`() throws {
    let archive = HTTPArchive([exchange("a", body: "one"), exchange("a", body: "one")])
    let path = try run.networkFolder(NetworkDeclaration(archives: [archive, archive]), .fixtures)
    let names = try script(in: path).responses.compactMap(\.body)
    #expect(!names.isEmpty)
    for name in names {
      #expect(try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")) == Data("one".utf8))
    }
  }

  @Test func `a body that is not there keeps the run from beginning`() throws {
    let network = NetworkDeclaration(responses: [try fixture(.file(rooted("absent.json")))])
    let error = #expect(throws: RunnerError.self) { try run.networkFolder(network, .fixtures) }
    #expect(error?.place.hasSuffix("/Network") == true)
    guard case .noFolder(let reason) = error?.problem else {
      Issue.record("another problem: \(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty && !reason.contains("\n"))
  }

  // MARK: - The log

  private func log(_ lines: [String], _ log: ExchangeLog = ExchangeLog()) throws -> ExchangeLog {
    let home = try run.makeHome()
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(
      to: URL(fileURLWithPath: home.networkLog))
    log.read(home)
    return log
  }

  @Test func `exchanges are known once, whenever they took place`() throws {
    var again = exchange("a", body: "one")
    (again.date, again.duration) = (5, 2.5)
    again.headers = [.init("Date", "Mon, 1 Jan")]
    let other = exchange("a", body: "two")
    let lines = [exchange("a", body: "one"), again, other, exchange("b")].map(\.json)
    let known = try log(lines)
    #expect(known.exchanges == [exchange("a", body: "one"), other, exchange("b")])
    #expect(try log(lines.reversed(), known).exchanges.count == 3)
  }

  @Test func `secrets and what is no exchange are left out`() throws {
    var secret = exchange("a")
    secret.requestHeaders = [.init("Authorization", "Bearer x"), .init("Accept", "*/*")]
    secret.headers = [.init("Set-Cookie", "session=x")]
    let lines = ["", "rubbish", "{}", secret.json, String(secret.json.dropLast())]
    let known = try log(lines).exchanges
    #expect(known == [secret.redacted])
    #expect(known.first?.requestHeaders.map(\.value) == ["REDACTED", "*/*"])
    #expect(!known.map(\.json).joined().contains("x\""))
    let home = try run.makeHome()
    let empty = ExchangeLog()
    empty.read(home)
    #expect(empty.exchanges.isEmpty)
  }
}
