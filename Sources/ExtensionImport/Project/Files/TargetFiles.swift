/// The files that a target is made of.
struct TargetFiles: Hashable, Sendable {
  /// The Swift sources.
  private(set) var sources: Set<AbsolutePath> = []
  /// The files copied into the bundle.
  private(set) var resources: Set<AbsolutePath> = []
  /// The definitions of SiriKit intents.
  private(set) var intentDefinitions: Set<AbsolutePath> = []
  /// Sources of other languages.
  private(set) var foreign: Set<AbsolutePath> = []
  /// Files that the project lists and that are not there, or are none of the author's.
  private(set) var absent: Set<AbsolutePath> = []

  /// Adds a file by its kind; one that is not there is remembered as absent.
  mutating func insert(_ file: AbsolutePath) {
    guard let real = file.onDisk else {
      if FileKind(file) != .neither { absent.insert(file) }
      return
    }
    switch FileKind(real) {
    case .source: sources.insert(real)
    case .intentDefinition: intentDefinitions.insert(real)
    case .resource: resources.insert(real)
    case .foreign: foreign.insert(real)
    case .neither: break
    }
  }

  /// Takes out files, such as the property list that the build makes another of.
  mutating func remove(_ files: [AbsolutePath]) {
    resources.subtract(files)
  }

  /// The files that a manifest would name.
  var all: Set<AbsolutePath> { sources.union(resources).union(intentDefinitions) }
}
