import CommandLineArguments
import WidgetBuilder
import WidgetManifest
import WidgetRunner

/// The protection of the machine from the extensions that run on it.
struct SandboxOption: ArgumentGroup {
  @Option("sandbox", .word, help: "run extensions under bubblewrap; require builds them there too")
  var demand = Sandbox.Demand.auto
  @Flag(
    "allow-plugins",
    help: "macros of packages may run, and manifests give the compiler any flag")
  var allowsPlugins = false

  /// Whether macros of packages may run in the compiler.
  var pluginPolicy: PluginPolicy { allowsPlugins ? .allowed : .refused }

  /// Refuses flags by which a manifest could have programs run, unless the user allows them.
  ///
  /// - Parameter selection: The manifests.
  /// - Throws: `ManifestSelectionError` with the first such flag of each.
  func check(_ selection: ManifestSelection) throws(ManifestSelectionError) {
    guard !allowsPlugins else { return }
    let errors = selection.manifests.compactMap { $0.manifest.foreignFlag(in: $0.path) }
    guard errors.isEmpty else {
      throw ManifestSelectionError(problems: errors.map { .unusable($0) })
    }
  }
}
