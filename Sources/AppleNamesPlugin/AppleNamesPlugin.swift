import Foundation
import PackagePlugin

/// Passes the tables of Apple's declarations in the `API` folder to the generator of their names.
@main
struct AppleNamesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "API")
    let tables = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "AppleNames.swift")
    return [
      .buildCommand(
        displayName: "Listing names of Apple's declarations",
        executable: try context.tool(named: "AppleNamesGenerator").url,
        arguments: [output.path] + tables.map(\.path),
        inputFiles: tables,
        outputFiles: [output]
      )
    ]
  }
}
