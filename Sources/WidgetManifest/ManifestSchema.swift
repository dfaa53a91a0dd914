/// The JSON Schema of manifests, for editors.
public enum ManifestSchema {
  /// The schema as JSON text.
  public static let json = String(decoding: PackageResources.widgetcheck_schema_json, as: UTF8.self)
}
