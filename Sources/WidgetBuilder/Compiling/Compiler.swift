import FileTypes
import Foundation
import ProcessSpawning
import SwiftIfConfig
import WidgetPlatforms

/// The Swift compiler that builds extensions.
struct Compiler {
  /// The environment variable that names the compiler.
  static let variable = "WIDGETCHECK_SWIFTC"

  /// The program `swiftc`.
  let executable: URL
  /// Whether the user interrupted the build.
  var isCancelled: @Sendable () -> Bool = { false }
  /// The seconds of processor time that each program of the compiler may take.
  ///
  /// The largest modules that widgets are known to use take a sixth of it; more is a compiler that
  /// is lost in one expression.
  var processorSeconds: UInt32 = 600
  /// The seconds of processor time for the types of one expression, after which the compiler says
  /// that it cannot find them "in reasonable time"; its own limit is ten minutes.
  var expressionSeconds: UInt32 = 30
  /// The real time after which a compiler that neither computes nor writes is ended: its handler of
  /// the signal at the end of its processor time can wait for ever.
  var idleTime = Duration.seconds(60)
  /// The sandbox of the compiler; nil runs it with the rights of this program.
  var protection: Bubblewrap?

  /// Whether LLVM's linker is beside the compiler; it takes half the time of the others.
  var hasLLD: Bool {
    let folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    return FileManager.default.isExecutableFile(atPath: folder.path + "/ld.lld")
  }

  /// Finds the compiler: the one that is named, the one that this program was built with, or the
  /// first on the path.
  ///
  /// The modules of the frameworks can be read only by the compiler that wrote them, and that is
  /// the one whose libraries this program runs with.
  static func find(environment: [String: String]) throws(BuildError) -> Compiler {
    if let named = environment[variable], !named.isEmpty {
      guard FileManager.default.isExecutableFile(atPath: named) else {
        throw BuildError(place: named, problem: .noCompiler)
      }
      return Compiler(executable: URL(fileURLWithPath: named))
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates = ownToolchain.map { [$0 + "/bin"] + folders } ?? folders
    for folder in candidates {
      let path = folder + "/swiftc"
      if FileManager.default.isExecutableFile(atPath: path) {
        return Compiler(executable: URL(fileURLWithPath: path))
      }
    }
    throw BuildError(place: "swiftc", problem: .noCompiler)
  }

  /// The toolchain whose parser is loaded into this process.
  static var ownToolchain: String? {
    let ending = "/lib/swift/host/libSwiftParser.so"
    let handle = FileHandle(forReadingAtPath: "/proc/self/maps")
    let maps = String(decoding: (try? handle?.readToEnd()) ?? Data(), as: UTF8.self)
    let line = maps.split(separator: "\n").first { $0.hasSuffix(ending) }
    return line.flatMap { line in
      line.firstIndex(of: "/").map { String(line[$0...].dropLast(ending.count)) }
    }
  }

  /// The compiler's identity, a part of the cache's keys.
  var identity: String {
    FileIdentity.text(executable.resolvingSymlinksInPath())
  }

  /// Asks the compiler for the conditions that hold on a platform.
  ///
  /// The compiler knows Apple's platforms on any machine, so nothing about them is written down
  /// here. Its answer is kept. Flags that it refuses are left out, for the build to report.
  ///
  /// - Parameters:
  ///   - triple: The target as the compiler names it; nil for this machine.
  ///   - settings: The language mode, defined names and flags of the sources.
  ///   - cache: Keeps the answer.
  /// - Returns: The conditions, without those about modules.
  /// - Throws: `BuildError` where the compiler cannot be asked.
  func conditions(
    on triple: String?, settings: CompileSettings, cache: BuildCache
  ) throws(BuildError) -> StaticBuildConfiguration {
    let arguments =
      ["-frontend", "-print-static-build-config"] + (triple.map { ["-target", $0] } ?? [])
      + settings.arguments
    var hash = ContentHash()
    hash.add(["conditions", identity] + arguments)
    let made = try cache.entry(hash.text) { folder throws(BuildError) -> String? in
      try ask(arguments, answer: folder.appendingPathComponent("conditions.json"))
    }
    switch made {
    case .success(let entry):
      return try Self.read(entry.appendingPathComponent("conditions.json"))
    case .failure(let miss):
      guard !settings.flags.isEmpty else {
        throw BuildError(place: executable.path, problem: .noConditions(miss.failure))
      }
      var plain = settings
      plain.flags = []
      return try conditions(on: triple, settings: plain, cache: cache)
    }
  }

  private static func read(_ file: URL) throws(BuildError) -> StaticBuildConfiguration {
    do {
      return try JSONDecoder().decode(
        StaticBuildConfiguration.self, from: try Data(contentsOf: file))
    } catch {
      throw BuildError(place: file.path, problem: .noConditions("\(error)"))
    }
  }

  /// Writes the compiler's answer to a file, or returns the problem.
  private func ask(_ arguments: [String], answer: URL) throws(BuildError) -> String? {
    let folder = answer.deletingLastPathComponent()
    let outcome = try run(arguments, in: folder)
    guard outcome.status == 0, outcome.output.hasPrefix("{") else {
      return outcome.output.split(separator: "\n").first.map(String.init) ?? "no answer"
    }
    try Data(outcome.output.utf8).save(to: answer)
    return nil
  }
}

extension Data {
  /// Writes the bytes to a file.
  func save(to url: URL) throws(BuildError) {
    do {
      try write(to: url)
    } catch {
      throw BuildError(
        place: url.path, problem: .unwritable(error.systemWords))
    }
  }
}
