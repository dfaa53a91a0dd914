/// The JSON Schema of manifests, for editors.
public enum ManifestSchema {
  /// The keys of a manifest, of its `extension` and of its `environment`, by the object's name.
  public static let keys: [(object: String, names: [String])] = [
    ("manifest", ManifestVocabulary.Top.names), ("extension", ManifestVocabulary.Extension.names),
    ("environment", ManifestVocabulary.Environment.names),
  ]

  /// The schema as JSON text.
  public static let json = String(decoding: PackageResources.widgetcheck_schema_json, as: UTF8.self)
}
