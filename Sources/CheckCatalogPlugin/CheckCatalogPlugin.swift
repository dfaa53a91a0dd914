import Foundation
import PackagePlugin

/// Passes every check's file to the generator, which lists them in one array.
@main
struct CheckCatalogPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let checks = target.sourceFiles(withSuffix: "Check.swift").map(\.url).filter {
      $0.path.contains("/Checks/") && $0.lastPathComponent != "Check.swift"
    }.sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "EveryCheck.swift")
    return [
      .buildCommand(
        displayName: "Listing the checks",
        executable: try context.tool(named: "CheckCatalogGenerator").url,
        arguments: [output.path] + checks.map(\.path),
        inputFiles: checks,
        outputFiles: [output]
      )
    ]
  }
}
