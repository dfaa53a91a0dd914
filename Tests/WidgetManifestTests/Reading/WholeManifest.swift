import Foundation
import TestSupport
import WidgetManifest
import WidgetRecording

/// A manifest with every key, and the files that it names.
enum WholeManifest {
  /// A property list without keys.
  private static let emptyList = #"<plist version="1.0"><dict></dict></plist>"#

  /// The files.
  static func folder() throws -> ScratchFolder {
    try ScratchFolder([
      "Widgets/Cards.swift": "struct Refresh: AppIntent {}", "Widgets/Views/Card.swift": "",
      "Widgets/Old.swift": "",
      "Widgets/Assets/one.json": "", "Widgets/Info.plist": emptyList,
      "Widgets/W.entitlements": emptyList,
      "Shared/Cards.intentdefinition": emptyList, "Shared/App.swift": "",
      "Packages/Design/Colors.swift": "", "Fixtures/container/a.txt": "",
      "Fixtures/group.app/a.txt": "",
      "Fixtures/cards.json": "{}", "Fixtures/api.har": #"{"log": {"entries": []}}"#,
    ])
  }

  /// The manifest as JSON without anything that JSON5 adds.
  static let text = """
    {
      "$schema": "widgetcheck.schema.json",
      "version": 1, "name": "Cards", "platform": "watchOS", "osVersion": "11.0", "root": ".",
      "extension": {
        "sources": ["Widgets/**/*.swift"], "exclude": ["Widgets/Old.swift"],
        "resources": ["Widgets/Assets"], "defines": ["DEMO"], "swiftLanguageMode": "6",
        "compilerFlags": ["-enable-upcoming-feature", "ExistentialAny"],
        "modules": [{"name": "Design", "sources": ["Packages/Design"], "exclude": ["No.swift"],
          "defines": ["KIT"], "swiftLanguageMode": "5", "compilerFlags": ["-Ounchecked"]}]
      },
      "infoPlist": "Widgets/Info.plist", "entitlements": "Widgets/W.entitlements",
      "intentDefinitions": ["Shared/Cards.intentdefinition"],
      "app": {"sources": ["Shared/App.swift"], "setup": "fillStores"},
      "widgets": [
        {"kind": "RecentPurchases", "families": ["accessoryRectangular", "accessoryCircular"],
         "relevanceScale": {"minimum": 1, "maximum": 100},
         "configurations": [{"name": "visa", "parameters": {"card": "visa", "limit": 3}}]},
        {"kind": "Weather", "relevanceScale": {"levels": [1, 50]}}
      ],
      "environment": {
        "start": "2026-03-02T06:00:00-08:00", "duration": "24h",
        "timeZone": "America/Los_Angeles", "locale": "en_US", "device": "198x242",
        "userDefaults": {"group.cards": {"favorite": "visa"}}, "files": ["Fixtures/container"],
        "container": "Fixtures/group.app",
        "permissions": {"location": "granted", "health": "denied"}, "location": [59.91, 10.75],
        "health": [{"type": "heartRate", "value": 60, "unit": "count/min", "start": "T07:00",
                    "end": "T07:01"}],
        "events": [{"title": "Tea", "start": "T16:00", "end": "T16:30", "allDay": false,
                    "calendar": "Home", "location": "Kitchen", "notes": "Milk"}],
        "reminders": [{"title": "Milk", "due": "T18:00", "completed": false, "list": "Shop",
                       "notes": "Two", "priority": 1}],
        "contacts": [{"givenName": "Ada", "familyName": "L", "nickname": "A",
                      "birthday": "--12-10", "phone": "1", "email": "a@b.c"}],
        "keychain": [{"service": "api", "server": "b.c", "account": "me", "data": "secret",
                      "accessGroup": "group"}],
        "battery": {"level": 0.4, "state": "charging", "lowPower": false}, "focus": true,
        "nowPlaying": {"title": "Song", "artist": "Band", "album": "Disc", "duration": 200,
                       "elapsed": 12, "paused": false},
        "workouts": [{"activity": "running", "start": "T07:00", "end": "T07:40", "energy": 400,
                      "distance": 6000}],
        "photos": [{"file": "Fixtures/container", "date": "2026-03-01T10:00:00Z",
                    "favorite": true, "album": "Sea"}],
        "weather": [{"at": "T06:00", "condition": "rain", "temperature": -3.5, "feelsLike": -6,
                     "dewPoint": -4, "humidity": 0.8, "cloudCover": 1, "pressure": 1005, "uvIndex": 2,
                     "visibility": 4000, "windSpeed": 20, "windGust": 35, "windDirection": 200,
                     "precipitation": "sleet", "precipitationChance": 0.7,
                     "precipitationAmount": 2}],
        "habits": {"days": 2, "of": 5, "within": "20m", "lasting": "40m"}
      },
      "network": {
        "har": ["Fixtures/api.har"],
        "responses": [
          {"url": "https://api.example.com/*", "method": "GET", "contains": "visa", "from": "T12:00",
           "to": "T18:00", "times": 2, "status": 201, "headers": {"ETag": "a"},
           "body": "Fixtures/cards.json", "delay": "300ms"},
          {"url": "b.example.com", "text": "none"}, {"url": "c.example.com", "json": ["a"]},
          {"url": "d.example.com", "failure": "timedOut"}
        ]
      },
      "matrix": {"networks": ["offline", "slow"], "timeZones": ["Asia/Kolkata"], "locales": ["ar_SA"],
                 "starts": ["2026-03-08T00:30:00-08:00"]},
      "stacks": [{
        "name": "Wrist", "family": "accessoryRectangular",
        "members": ["RecentPurchases/visa", "Weather", "Radio"], "others": ["Radio"],
        "smartRotate": true, "widgetSuggestions": false,
        "usage": [{"at": "T09:30", "event": "donate", "intent": "View",
                   "parameters": {"card": "visa"}},
                  {"at": "T09:40", "event": "foreground"},
                  {"at": "T09:41", "event": "call", "function": "Shop.buyCoffee"},
                  {"at": "T09:42", "event": "background"},
                  {"at": "T10:00", "event": "tap", "member": "Weather", "intent": "Refresh"},
                  {"at": "T10:01", "event": "tap", "member": "Weather", "label": "Refresh"},
                  {"at": "T10:02", "event": "openURL", "member": "Weather", "label": "More"},
                  {"at": "T10:03", "event": "reload", "kind": "Weather"},
                  {"at": "T10:04", "event": "push"},
                  {"at": "T10:05", "event": "locale", "locale": "nb_NO"},
                  {"at": "T10:06", "event": "timeZone", "timeZone": "Europe/Oslo"},
                  {"at": "T10:07", "event": "significantTimeChange"},
                  {"at": "T10:08", "event": "permission", "permission": "location",
                   "status": "denied"},
                  {"at": "T10:09", "event": "location", "location": [59.91, 10.75]}],
        "context": [
          {"from": "T09:00", "to": "T17:00", "location": "work"},
          {"from": "T18:00", "to": "T19:00", "region": [37.3, -122, 100]},
          {"from": "T19:00", "to": "T20:00", "category": "restaurant"},
          {"from": "T07:00", "to": "T08:00", "fitness": "workoutActive"},
          {"from": "T22:00", "to": "T06:30", "sleep": "bedtime"},
          {"from": "T08:00", "to": "T09:00", "hardware": "headphones"}
        ],
        "pinned": ["Weather"],
        "expect": [{"developerMode": "off", "member": "RecentPurchases/visa",
                    "rotations": {"atLeast": 1, "atMost": 3}},
                   {"member": "Weather", "suggestions": {"atLeast": 1}},
                   {"developerMode": "on", "at": "T12:00", "onTop": "RecentPurchases/visa"}]
      }],
      "rotationLimit": {"perDay": 6, "minimumInterval": "20m"},
      "suggestionLimit": {"perDay": 3, "minimumInterval": "2h"},
      "reloadBudget": {"perDay": 70, "minimumInterval": "5m"},
      "limits": {"placeholder": "1s", "snapshot": "4s", "timeline": "20s", "relevance": "10s",
                 "memory": "25MB"},
      "checks": {"disable": ["entries-too-close"], "levels": {"relevance-flat": "warning"}},
      "drawings": {"appearances": ["light"], "typeSizes": ["large", "accessibility3"],
                   "contrasts": ["standard", "increased"], "privateContent": ["hidden"],
                   "renderingModes": ["fullColor", "accented", "vibrant"],
                   "locales": ["ar_SA", "pseudo", "rightToLeft"], "devices": ["208x248"]},
      "snapshots": "Snapshots",
      "baseline": "widgetcheck-baseline.json"
    }
    """

  /// The manifest as a value.
  static func value() throws -> JSONValue {
    try JSONReader.read(JSONValue.self, from: text.utf8)
  }

  /// The pointers at which a value is read, for a value's own faults.
  static func pointers(of value: JSONValue, at pointer: String = "") -> [String] {
    var pointers = [pointer]
    switch value {
    case .object(let members):
      for key in members.keys.sorted() {
        pointers += members[key].map { self.pointers(of: $0, at: "\(pointer)/\(key)") } ?? []
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        pointers += self.pointers(of: element, at: "\(pointer)/\(index)")
      }
    case .null, .bool, .number, .string: break
    }
    return pointers
  }

  /// A value in which one part is another, or is absent.
  static func replacing(
    _ pointer: String, in value: JSONValue, with new: JSONValue?
  ) -> JSONValue {
    let parts = pointer.split(separator: "/", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return new ?? .null }
    let rest = parts.count > 1 ? "/" + parts[1] : ""
    switch value {
    case .object(var members):
      if rest.isEmpty {
        members[first] = new
      } else {
        members[first] = members[first].map { replacing(rest, in: $0, with: new) }
      }
      return .object(members)
    case .array(var elements):
      guard let index = Int(first) else { return value }
      if !rest.isEmpty {
        elements[index] = replacing(rest, in: elements[index], with: new)
      } else if let new {
        elements[index] = new
      } else {
        elements.remove(at: index)
      }
      return .array(elements)
    case .null, .bool, .number, .string: return value
    }
  }

  /// Reads a value as a manifest, and returns the pointers of what is wrong with it.
  static func faults(in value: JSONValue, folder: ScratchFolder) throws -> [String] {
    do {
      _ = try Manifest(
        Data(JSONWriter.bytes(of: value)), format: .json, file: "m.json", folder: folder.url,
        knownChecks: knownChecks)
      return []
    } catch {
      return error.errors.map(\.pointer)
    }
  }
}
