import CivilTime
import ExtensionEnvironment
import Foundation
import Glibc
import JSON
import Testing
import WidgetPlatforms
import WidgetRecording

/// A running extension, and the socket over which it is asked.
final class ExtensionConnection {
  private let channel: Int32
  private let process: pid_t
  private let output: URL
  private var number = 0

  /// Starts an extension with its end of the socket as its only extra descriptor.
  init(
    _ executable: URL, _ setup: ExtensionSetup, environment: [String: String] = [:]
  ) throws {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    channel = ends[0]
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      channel, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    _ = fcntl(channel, F_SETFD, FD_CLOEXEC)
    let home = executable.deletingLastPathComponent().path
    let variables = [
      "HOME": home, "PATH": "/usr/bin:/bin", ExtensionSetup.channelVariable: "\(ends[1])",
      ExtensionSetup.variable: String(decoding: JSONWriter.bytes(of: setup), as: UTF8.self),
    ].merging(environment) { $1 }
    output = FileManager.default.temporaryDirectory
      .appendingPathComponent("widgetkit-output-\(UUID().uuidString)")
    process = try Self.spawn(executable.path, variables, output: output.path)
    close(ends[1])
    let ready = try JSONReader.read(ExtensionAnswer.self, from: try #require(readLine()))
    #expect(ready.number == ExtensionAnswer.ready)
  }

  deinit {
    close(channel)
    try? FileManager.default.removeItem(at: output)
  }

  /// The extension's output so far.
  var printed: String {
    (try? String(contentsOf: output, encoding: .utf8)) ?? ""
  }

  private static func spawn(
    _ path: String, _ variables: [String: String], output: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var process = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    var environment: [UnsafeMutablePointer<CChar>?] =
      variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    try #require(posix_spawn(&process, path, &actions, nil, &arguments, &environment) == 0)
    return process
  }

  /// Asks, and returns the answer; nil where the extension has gone.
  func ask(
    _ operation: ExtensionRequest.Operation, at instant: SimulatedInstant, limit: Double? = nil
  ) throws -> ExtensionAnswer? {
    number += 1
    var request = ExtensionRequest(number: number, operation: operation, at: instant)
    request.limit = limit
    try send(Data(JSONWriter.bytes(of: request)))
    guard let line = readLine() else { return nil }
    return try JSONReader.read(ExtensionAnswer.self, from: line)
  }

  /// Calls the provider of the extension's only widget; nil where the extension has gone.
  func call(
    _ mode: ProviderMode, at instant: SimulatedInstant, isPreview: Bool = false,
    limit: Double? = nil
  ) throws -> ExtensionAnswer? {
    var request = CallRequest(mode, kind: "Sample", family: .systemSmall)
    (request.isPreview, request.width, request.height) = (isPreview, 158, 158)
    return try ask(.call(request), at: instant, limit: limit)
  }

  /// Sends a line that need not be a request.
  func send(_ line: Data) throws {
    let bytes = [UInt8](line) + [UInt8(ascii: "\n")]
    try #require(write(channel, bytes, bytes.count) == bytes.count)
  }

  /// Reads one line; nil at the end.
  func readLine() -> Data? {
    var line = Data()
    var byte: UInt8 = 0
    while read(channel, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return line }
      line.append(byte)
    }
    return nil
  }

  /// Closes the host's end and returns the status with which the process ends.
  func hangUp() -> Int32 {
    shutdown(channel, Int32(SHUT_RDWR))
    return waitForEnd()
  }

  /// Ends a process that has not ended by itself, and returns the status with which it ended.
  func end() -> Int32 {
    kill(process, SIGKILL)
    return waitForEnd()
  }

  /// Returns the status with which the process ends; a signal is its negative number.
  func waitForEnd() -> Int32 {
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process else { return .min }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }
}
