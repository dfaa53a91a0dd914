/// The projects and packages that a workspace joins.
struct Workspace {
  /// The projects, in the workspace's order.
  private(set) var projects: [AbsolutePath] = []
  /// The folders of packages.
  private(set) var packages: [AbsolutePath] = []

  private static let depthLimit = 32

  /// Reads a workspace; one that cannot be read joins nothing.
  ///
  /// - Parameter bundle: The bundle whose name ends with `.xcworkspace`.
  init(_ bundle: AbsolutePath) {
    guard let text = bundle.appending("contents.xcworkspacedata").text else { return }
    // Places start from the group around them; those of the whole, from the workspace's folder.
    var groups = [bundle.folder]
    for match in text.matches(of: /<(\/?)(Group|FileRef)\b([^>]*)>/) {
      let isGroup = match.2 == "Group"
      if match.1 == "/" {
        if isGroup, groups.count > 1 { groups.removeLast() }
        continue
      }
      let around = groups.last ?? bundle.folder
      let location = match.3.firstMatch(of: /location\s*=\s*"([^"]*)"/)?.1
      let place = location.map { Self.place(String($0), around: around, of: bundle) } ?? around
      if isGroup {
        if match.3.last != "/", groups.count < Self.depthLimit { groups.append(place) }
      } else {
        add(place)
      }
    }
  }

  private mutating func add(_ place: AbsolutePath) {
    guard let place = place.onDisk else { return }
    if place.ending == "xcodeproj" {
      projects.append(place)
    } else if place.appending("Package.swift").exists {
      packages.append(place)
    }
  }

  private static func place(
    _ location: String, around group: AbsolutePath, of bundle: AbsolutePath
  ) -> AbsolutePath {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return group.appending(location) }
    let path = String(parts[1]).replacing("&amp;", with: "&").replacing("&quot;", with: "\"")
      .replacing("&apos;", with: "'")
    switch parts[0] {
    case "absolute": return AbsolutePath(path)
    case "container", "self": return bundle.folder.appending(path)
    default: return group.appending(path)
    }
  }
}
