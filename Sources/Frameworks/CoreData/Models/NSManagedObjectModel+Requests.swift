// The fetches and the configurations of a model.

import DataModels
import FoundationSupplement

extension NSManagedObjectModel {
  /// Makes the fetch that a model's file declares.
  static func request(
    _ compiled: CompiledDataModel.FetchRequest
  ) -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: compiled.entity)
    request.fetchLimit = compiled.limit
    request.predicate = compiled.predicate.map { format in
      if let predicate = NSPredicate.parsed(format) { return predicate }
      NSLog("%@", "the predicate of \(compiled.name) is not supported here: \(format)")
      return NSPredicate(value: true)
    }
    return request
  }

  public func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    fetchRequestTemplatesByName[name]
  }

  public func setFetchRequestTemplate<ResultType>(
    _ fetchRequestTemplate: NSFetchRequest<ResultType>?, forName name: String
  ) {
    fetchRequestTemplatesByName[name] = fetchRequestTemplate?.copied()
  }

  public func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let template = fetchRequestTemplatesByName[name] else { return nil }
    let request: NSFetchRequest<any NSFetchRequestResult> = template.copied()
    request.predicate = template.predicate?.binding(variables)
    return request
  }

  public var configurations: [String] {
    ["PF_DEFAULT_CONFIGURATION_NAME"] + entitiesByConfiguration.keys.sorted()
  }

  public func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else {
      return entities
    }
    return entitiesByConfiguration[configuration]
  }

  public func setEntities(
    _ entities: [NSEntityDescription], forConfigurationName configuration: String
  ) {
    entitiesByConfiguration[configuration] = entities
  }
}
