import CoreData
import DataModels
import FoundationSupplement
import Testing

/// Lists of tasks, as a `.xcdatamodel` declares them.
enum TaskModel {
  /// The contents of the model's file.
  static var compiled: CompiledDataModel {
    var model = CompiledDataModel(entities: [list, task, label])
    model.fetchRequests = [
      .init(name: "Open", entity: "Task", predicate: "done == NO AND title CONTAINS[c] $WORD"),
      .init(name: "Two", entity: "Task", limit: 2),
    ]
    model.configurations = ["Local": ["Label"], "Cloud": ["List", "Task"]]
    model.version = "2"
    return model
  }

  private static var list: CompiledDataModel.Entity {
    var list = CompiledDataModel.Entity(
      name: "List",
      attributes: [
        .init(name: "name", type: "String", isOptional: false, defaultValue: "none"),
        derived("count", "Integer 64", "tasks.@count"),
        derived("total", "Double", "tasks.priority.@sum"), derived("changed", "Date", "now()"),
      ],
      relationships: [
        .init(
          name: "tasks", destination: "Task", inverse: "list", isToMany: true, isOrdered: true,
          deletionRule: "Deny")
      ])
    list.fetchedProperties = [
      .init(name: "urgent", entity: "Task", predicate: "priority > 5 AND list == $FETCH_SOURCE")
    ]
    return list
  }

  private static var task: CompiledDataModel.Entity {
    var title = CompiledDataModel.Attribute(name: "title", type: "String", isOptional: true)
    title.limits = .init(minimum: "2", maximum: "9", pattern: "[A-Za-z ]+")
    var priority = CompiledDataModel.Attribute(
      name: "priority", type: "Integer 16", isOptional: true, defaultValue: "2")
    priority.limits = .init(minimum: "0", maximum: "20", pattern: nil)
    var task = CompiledDataModel.Entity(
      name: "Task",
      attributes: [
        title, priority,
        .init(name: "done", type: "Boolean", isOptional: true, defaultValue: "NO"),
        .init(name: "identifier", type: "String", isOptional: true),
        .init(name: "note", type: "String", isOptional: true),
        derived("search", "String", "canonical:(title)"),
        derived("owner", "String", "uppercase:(list.name)"),
      ],
      relationships: [
        .init(name: "list", destination: "List", inverse: "tasks"),
        .init(name: "labels", destination: "Label", inverse: "tasks", isToMany: true),
      ])
    task.constraints = [["identifier"]]
    return task
  }

  private static var label: CompiledDataModel.Entity {
    .init(
      name: "Label",
      attributes: [.init(name: "text", type: "String", isOptional: false)],
      relationships: [.init(name: "tasks", destination: "Task", inverse: "labels", isToMany: true)])
  }

  private static func derived(
    _ name: String, _ type: String, _ expression: String
  ) -> CompiledDataModel.Attribute {
    var attribute = CompiledDataModel.Attribute(name: name, type: type, isOptional: true)
    attribute.derivation = expression
    return attribute
  }

  /// Reads the model from its file.
  static func model() throws -> NSManagedObjectModel {
    let folder = ResourceFolder()
    folder.add("Tasks.mom", try JSONEncoder().encode(compiled))
    return try #require(
      NSManagedObjectModel(contentsOf: folder.url.appendingPathComponent("Tasks.mom")))
  }

  /// Opens a store's file.
  static func context(
    _ file: URL, _ policy: NSMergePolicy = .error
  ) throws -> NSManagedObjectContext {
    let context = try openStore(file, model()).viewContext
    context.mergePolicy = policy
    return context
  }
}
