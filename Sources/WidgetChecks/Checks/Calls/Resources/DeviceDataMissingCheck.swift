import WidgetFindings
import WidgetRecording

/// Notes the permissions and the data of the device that providers asked for in vain.
struct DeviceDataMissingCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "device-data-missing",
    group: .calls,
    summary: "Providers get the permissions and the data of the device that they ask for.",
    rationale: """
      A run's device has no place, weather, health samples, events or contacts and grants no \
      permission unless the manifest says so. What is checked then is only what a provider does \
      without them.
      """,
    onDevice: "With the person's data the provider takes another way, of which nothing was seen.",
    repair: """
      Give the data in `environment` and grant what is asked for in `environment.permissions`; \
      a permission that the manifest names, even to deny it, is not told.
      """,
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .rejects("weather that is not given", asked(.device, "weather"), at: .call()),
    .rejects(
      "a place that the Info.plist does not ask for",
      .delivered([.at(0)]) { call in
        call.updateAnswer {
          $0.accesses = [RecordedAccess(.device, of: "location", key: "NSWidgetWantsLocation")]
        }
      }, at: .call()),
    .rejects("a map, which no manifest gives", asked(.device, "map"), at: .call()),
    .rejects(
      "a keychain item of another service",
      .delivered([.at(0)]) { call in
        call.updateAnswer {
          $0.accesses = [RecordedAccess(.device, of: "keychain", key: "kSecAttrService")]
        }
      }, at: .call()),
    .rejects("a permission that is not granted", asked(.permission, "calendar"), at: .call()),
    .rejects(
      "two kinds of data", asked(.device, "weather", "location"), at: .call(), .call()),
    .rejects(
      "the same data in many calls", asked(.device, "weather"), asked(.device, "weather", at: 60),
      at: .call()),
    .accepts("data that is given", given(.device, "weather")),
    .accepts(
      "data that another call got", asked(.device, "events"), given(.device, "events", at: 60)),
    .accepts("a call that asks for nothing", .timeline(.at(0))),
    .accepts(
      "a permission that the manifest denies",
      .permission(RecordedPermission(at: .distantPast, name: "location", status: .denied)),
      asked(.permission, "location")),
    .ignores("a recording without calls", .described("Weather")),
  ]

  private static func asked(
    _ kind: RecordedAccess.Kind, _ names: String..., at minute: Double = 0
  ) -> RecordingEvent {
    .delivered([.at(minute)], at: minute) { call in
      call.updateAnswer { $0.accesses = names.map { RecordedAccess(kind, of: $0) } }
    }
  }

  private static func given(
    _ kind: RecordedAccess.Kind, _ name: String, at minute: Double = 0
  ) -> RecordingEvent {
    .delivered([.at(minute)], at: minute) { call in
      call.updateAnswer { $0.accesses = [RecordedAccess(kind, of: name, value: "a")] }
    }
  }

  func verdict(on evidence: Evidence) -> Verdict {
    let calls = evidence.recording.calls.filter { !$0.isRejected }
    guard !calls.isEmpty else { return .notApplicable("no call was made") }
    let permissions = evidence.recording.permissions
    var order: [(access: RecordedAccess, call: RecordedCall)] = []
    var told: Set<RecordedAccess> = []
    var granted: Set<RecordedAccess> = []
    for call in calls {
      for access in call.accesses where [.permission, .device].contains(access.kind) {
        if access.value != nil {
          var wish = access
          wish.value = nil
          granted.insert(wish.withoutQuery)
        } else if access.kind == .device || permissions.changes(of: access.name).isEmpty,
          told.insert(access).inserted
        {
          order.append((access, call))
        }
      }
    }
    return .problems(
      order.filter { !granted.contains($0.access.withoutQuery) }.map { access, call in
        let places = evidence.recording.widgets.first { $0.kind == call.kind }?.places
        return Problem(
          Self.message(access), in: call, key: "\(access.kind)/\(access.name)/\(access.key ?? "")"
        ).located(at: places?.method(for: call.mode))
      })
  }

  private static func message(_ access: RecordedAccess) -> String {
    if access.lacksInfoPlistKey {
      return "a place was asked for and is not given, so only what the provider does without was "
        + "seen; a widget gets none without NSWidgetWantsLocation in the extension's Info.plist"
    }
    if access.name == "keychain", let attributes = access.key {
      return "a keychain item is given, but not for this query, which asks for another "
        + "\(attributes), so only what the provider does without was seen; "
        + "'environment.keychain' in the manifest gives it"
    }
    let (lack, advice) =
      access.kind == .permission
      ? (
        "the permission for \(access.name) was asked for and is not granted",
        "'environment.permissions' in the manifest grants it"
      )
      : (
        "\(access.deviceData) was asked for and is not given",
        access.isOfServer
          ? "a run has no such server" : "'environment.\(access.name)' in the manifest gives it"
      )
    return "\(lack), so only what the provider does without was seen; \(advice)"
  }
}

extension RecordedAccess {
  /// The wish without the attributes by which a keychain item was asked for.
  fileprivate var withoutQuery: Self {
    var access = self
    if name == "keychain" { access.key = nil }
    return access
  }
}
