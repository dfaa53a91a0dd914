import FileTypes
import Foundation
import WidgetRecording

extension ManifestReader {
  /// Reads the source to run: exactly one of sources, an executable and a recording.
  func source(_ reader: ValueReader) -> ExtensionSource? {
    guard let object = reader.object(Keys.Extension.self) else { return nil }
    let choice: [Keys.Extension] = [.sources, .executable, .recording]
    let present = object.present(choice)
    guard present.count == 1, let kind = present.first, let value = object[kind] else {
      reader.note(
        .notExactlyOne(of: choice.map(\.rawValue), found: present.map(\.rawValue)))
      return nil
    }
    if kind != .sources {
      for key in Keys.Extension.allCases where !choice.contains(key) {
        object[key]?.note(.meaningless(key.rawValue, without: Keys.Extension.sources.rawValue))
      }
    }
    switch kind {
    case .executable: return path(value).flatMap { executable($0, value) }
    case .recording: return path(value).map(ExtensionSource.recording)
    default: return .sources(sources(object))
    }
  }

  private func executable(_ path: RootedPath, _ reader: ValueReader) -> ExtensionSource? {
    guard FileType(at: path.url.path) == .file,
      FileManager.default.isExecutableFile(atPath: path.url.path)
    else {
      reader.note(.unusableFile(path.path, "it is no program that may be run"))
      return nil
    }
    return .executable(path)
  }

  private func sources(_ object: ObjectReader<Keys.Extension>) -> SourcesDeclaration {
    var sources = SourcesDeclaration(
      sources: swiftFiles(object[.sources], excluding: object[.exclude]))
    sources.resources = object[.resources].map(patterns) ?? []
    sources.defines = object[.defines].map(defines) ?? []
    sources.languageMode = languageMode(object[.swiftLanguageMode])
    sources.compilerFlags = object[.compilerFlags].map(compilerFlags) ?? []
    sources.modules = object[.modules].map(modules) ?? []
    sources.packages = object[.packages].map(packages) ?? []
    sources.folder = URL(fileURLWithPath: files.folder, isDirectory: true)
    return sources
  }

  /// The places of packages, which may be outside of the root, in a package manager's folder.
  private func packages(_ reader: ValueReader) -> [URL] {
    reader.list { reader in
      guard let text = reader.text() else { return nil }
      let place = URL(
        fileURLWithPath: text, relativeTo: URL(fileURLWithPath: files.folder, isDirectory: true)
      ).standardizedFileURL
      guard FileManager.default.fileExists(atPath: place.path) else {
        reader.note(.notFound(text))
        return nil
      }
      return place
    } ?? []
  }

  private func modules(_ reader: ValueReader) -> [ModuleDeclaration] {
    var names: Set<String> = []
    return reader.list { reader in
      guard let object = reader.object(Keys.Module.self) else { return nil }
      let name = object.required(.name)?.form(.identifier, IdentifierParser.identifier)
      if let name, !names.insert(name).inserted {
        object[.name]?.note(.duplicateName(name))
      }
      if let name, AppleModules.areHere(name) { object[.name]?.note(.appleModule(name)) }
      return ModuleDeclaration(
        name: name ?? "",
        sources: swiftFiles(object.required(.sources), excluding: object[.exclude]),
        defines: object[.defines].map(defines) ?? [],
        languageMode: languageMode(object[.swiftLanguageMode]),
        compilerFlags: object[.compilerFlags].map(compilerFlags) ?? [])
    } ?? []
  }

  /// The files of a list of patterns; a folder stands for the Swift files below it.
  func swiftFiles(_ reader: ValueReader?, excluding: ValueReader?) -> [RootedPath] {
    guard let reader, let elements = reader.elements() else { return [] }
    guard !elements.isEmpty else {
      reader.note(.empty)
      return []
    }
    var found: Set<RootedPath> = []
    for element in elements {
      for path in matches(element) ?? [] {
        guard FileType(at: path.url.path) == .folder else {
          if path.path.hasSuffix(".swift") {
            found.insert(path)
          } else {
            element.note(.unusableFile(path.path, "it is no Swift source"))
          }
          continue
        }
        switch swiftFiles(below: path) {
        case .success(let below): found.formUnion(below)
        case .failure(.matchesNothing(let pattern)):
          element.note(.matchesNothing("\(path.path)/\(pattern)"))
        case .failure(let failure): element.note(failure.problem)
        }
      }
    }
    let left = found.subtracting(excluded(excluding)).sorted()
    if left.isEmpty, !found.isEmpty { excluding?.note(.excludesAll) }
    return left
  }

  private func swiftFiles(
    below folder: RootedPath
  ) -> Result<[RootedPath], RootFolder.PathProblem> {
    let inside = RootFolder(folder: folder.url.path, root: files.root)
    guard let pattern = GlobPattern("**/*.swift") else { return .success([]) }
    return inside.expand(pattern)
  }

  /// The files that a match stands for: itself, or the Swift files below it.
  private func swiftFiles(of path: RootedPath) -> [RootedPath] {
    FileType(at: path.url.path) == .folder ? (try? swiftFiles(below: path).get()) ?? [] : [path]
  }

  /// The files that are left out; a pattern that leaves out nothing does no harm.
  private func excluded(_ reader: ValueReader?) -> Set<RootedPath> {
    let lists = reader?.list { reader -> [RootedPath]? in
      guard let text = reader.text() else { return nil }
      if case .success(let path) = files.resolve(text) { return swiftFiles(of: path) }
      guard let pattern = reader.form(.pattern, GlobPattern.init) else { return nil }
      guard case .success(let paths) = files.expand(pattern) else { return nil }
      return paths.flatMap(swiftFiles)
    }
    return Set((lists ?? []).joined())
  }

  private func defines(_ reader: ValueReader) -> [String] {
    reader.list { $0.form(.identifier, IdentifierParser.identifier) } ?? []
  }

  private func languageMode(_ reader: ValueReader?) -> SwiftLanguageMode {
    let known = SwiftLanguageMode.allCases.map(\.rawValue)
    return reader?.word(.languageMode, of: known).flatMap(SwiftLanguageMode.init) ?? .v5
  }

  /// Reads flags, and refuses those that would make something else than what is run.
  private func compilerFlags(_ reader: ValueReader) -> [String] {
    reader.list { reader in
      guard let flag = reader.text() else { return nil }
      let isReserved =
        Self.reservedFlags.contains(flag)
        || Self.reservedBeginnings.contains { flag.hasPrefix($0) }
      guard isReserved else { return flag }
      reader.note(.reservedFlag(flag))
      return nil
    } ?? []
  }

  private static let reservedFlags: Set<String> = [
    "-o", "-c", "-S", "-typecheck", "-parse", "-parse-as-library", "-module-name",
    "-output-file-map", "-working-directory", "-swift-version", "-target", "-sdk", "-interpret",
    "-repl", "-static-executable", "-version", "--version", "-help", "-###",
  ]

  private static let reservedBeginnings = [
    "-emit-", "-dump-", "-print-", "-index-", "-driver-", "-swift-version=", "@",
  ]
}
