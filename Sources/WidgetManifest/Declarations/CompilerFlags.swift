/// Flags of a manifest for the compiler, and which of them are harmless.
///
/// The compiler loads plugins, starts linkers and reads files as flags tell it. Those that are
/// known to do nothing but decide how sources are understood are harmless; for any other the user,
/// and not the manifest, has to speak.
enum CompilerFlags {
  /// Harmless flags.
  private static let known: Set<String> = [
    "-O", "-Onone", "-Osize", "-Ounchecked", "-g", "-gnone", "-gline-tables-only", "-gdwarf-types",
    "-enable-bare-slash-regex", "-enable-testing", "-strict-memory-safety", "-warnings-as-errors",
    "-no-warnings-as-errors", "-suppress-warnings", "-suppress-remarks", "-application-extension",
    "-application-extension-library", "-remove-runtime-asserts", "-enable-library-evolution",
    "-require-explicit-sendable", "-warn-concurrency", "-warn-swift3-objc-inference-complete",
    "-enable-actor-data-race-checks", "-disable-actor-data-race-checks",
    "-whole-module-optimization",
    "-wmo", "-no-whole-module-optimization", "-disable-autolinking-runtime-compatibility",
    "-disable-availability-checking", "-enable-private-imports", "-static-stdlib",
    "-no-static-stdlib", "-enable-batch-mode", "-disable-batch-mode", "-incremental",
  ]
  /// Harmless flags whose value is the next word.
  private static let withValue: Set<String> = [
    "-D", "-enable-upcoming-feature", "-enable-experimental-feature", "-disable-upcoming-feature",
    "-disable-experimental-feature", "-default-isolation", "-package-name", "-assert-config",
    "-Wwarning", "-Werror", "-module-abi-name", "-user-module-version",
  ]
  /// Beginnings of harmless flags with their value in the same word.
  private static let beginnings = [
    "-D", "-strict-concurrency=", "-enforce-exclusivity=", "-warn-long-",
    "-require-explicit-availability",
    "-default-isolation=", "-debug-info-format=", "-dwarf-version=",
    "-unavailable-decl-optimization=",
    "-solver-", "-enable-upcoming-feature=", "-enable-experimental-feature=",
  ]

  /// Returns the index of the first flag that is not known to be harmless; nil where all are.
  ///
  /// - Parameter flags: The words for the compiler, in order.
  /// - Returns: The place in the list.
  static func firstUnknown(in flags: [String]) -> Int? {
    var index = 0
    while index < flags.count {
      let start = index
      // The flag after `-Xfrontend` is for the compiler's frontend, and is judged alike.
      if flags[index] == "-Xfrontend" { index += 1 }
      guard index < flags.count else { return start }
      if withValue.contains(flags[index]) {
        index += 1
        if index < flags.count, flags[index] == "-Xfrontend" { index += 1 }
        // A value that looks like a flag may be taken for one.
        guard index < flags.count, !flags[index].hasPrefix("-") else { return start }
      } else if !known.contains(flags[index]),
        !beginnings.contains(where: { flags[index].hasPrefix($0) })
      {
        return index
      }
      index += 1
    }
    return nil
  }
}

extension Manifest {
  /// The first compiler flag by which the manifest could have a program run or a file read.
  ///
  /// - Parameter file: The manifest's path as the user knows it.
  /// - Returns: An error with the flag's place; nil where all flags are known to be harmless.
  public func foreignFlag(in file: String) -> ManifestErrors? {
    guard case .sources(let declaration) = source else { return nil }
    let lists =
      [("/extension", declaration.compilerFlags)]
      + declaration.modules.enumerated().map { index, module in
        ("/extension/modules/\(index)", module.compilerFlags)
      }
    for (pointer, flags) in lists {
      guard let index = CompilerFlags.firstUnknown(in: flags) else { continue }
      return ManifestErrors([
        ManifestError(
          file: file, pointer: "\(pointer)/compilerFlags/\(index)",
          problem: .foreignFlag(flags[index]))
      ])
    }
    return nil
  }
}
