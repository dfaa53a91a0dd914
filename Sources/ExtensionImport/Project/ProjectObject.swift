/// One object of a project, such as a target or a group.
struct ProjectObject: Sendable {
  /// The name by which others refer to it.
  let id: String
  /// The object's fields by key.
  let fields: [String: ProjectValue]

  /// The name of its class.
  var kind: String { text("isa") ?? "" }

  /// The text under a key.
  func text(_ key: String) -> String? { fields[key]?.text }

  /// The texts under a key; none where there is no list.
  func texts(_ key: String) -> [String] { fields[key]?.texts ?? [] }

  /// The values by key under a key.
  func table(_ key: String) -> [String: ProjectValue] { fields[key]?.table ?? [:] }
}

/// Everything that a project file describes, by the ids that hold it together.
struct ProjectObjects: Sendable {
  /// The project itself.
  let project: ProjectObject
  private let objects: [String: ProjectObject]

  /// Takes over what a project file holds; nil where that is no project.
  init?(_ value: ProjectValue) {
    guard let top = value.table, let root = top["rootObject"]?.text,
      let table = top["objects"]?.table
    else { return nil }
    var objects: [String: ProjectObject] = [:]
    for (id, value) in table {
      guard let fields = value.table else { continue }
      objects[id] = ProjectObject(id: id, fields: fields)
    }
    guard let project = objects[root], project.kind == "PBXProject" else { return nil }
    self.project = project
    self.objects = objects
  }

  /// The object with an id.
  subscript(id: String) -> ProjectObject? { objects[id] }

  /// The objects that a list of ids names; ids of nothing are passed over.
  func objects(_ ids: [String]) -> [ProjectObject] { ids.compactMap { objects[$0] } }

  /// The objects of a class, by id.
  func all(_ kind: String) -> [ProjectObject] {
    objects.values.filter { $0.kind == kind }.sorted { $0.id < $1.id }
  }
}
