/// The environment of a manifest to be written, as far as the project tells it.
struct EnvironmentDraft: Hashable, Sendable {
  /// The place and the language of the project's region.
  var region: ProjectRegion?
  /// The app groups, whose defaults are empty until somebody fills them.
  var groups: [String] = []
  /// Whether the widget asks for the place, as its property list says.
  var wantsLocation = false

  /// The members of the manifest; nil where nothing is known.
  var text: PrettyJSON? {
    var members: [(key: String, value: PrettyJSON)] = []
    if let region {
      members.append(("timeZone", .text(region.timeZone)))
      members.append(("locale", .text(region.locale)))
    }
    if !groups.isEmpty {
      members.append(("userDefaults", .object(groups.map { ($0, .object([])) })))
    }
    if wantsLocation {
      members.append(("permissions", .object([("location", .text("granted"))])))
    }
    if wantsLocation, let region {
      let degrees = [region.latitude, region.longitude].map(PrettyJSON.decimal)
      members.append(("location", .list(degrees)))
    }
    return members.isEmpty ? nil : .object(members)
  }

  /// The sentences about what is written.
  var decisions: [String] {
    var sentences: [String] = []
    if let region {
      sentences.append(
        "timeZone \(region.timeZone) and locale \(region.locale): the project's development region "
          + "is \(region.language)")
    }
    if !groups.isEmpty {
      sentences.append(
        "userDefaults of \(ImportNotes.list(groups)) are empty: fill in what the app stores")
    }
    if wantsLocation {
      let place = region.map { "the place is the city of \($0.timeZone)" }
      sentences.append(
        "permission for location is granted, since NSWidgetWantsLocation is set; "
          + (place ?? "give a place under environment.location"))
    }
    return sentences
  }
}
