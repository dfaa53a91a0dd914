/// The keys of one kind of object in a manifest.
protocol ManifestKeys: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String, AllCases == [Self] {
  /// The name of the object in the schema.
  static var definition: String { get }
}

extension ManifestKeys {
  /// The keys as they are written.
  static var names: [String] { allCases.map(\.rawValue) }
}

/// The keys of each object, by the object's name in the schema.
enum ManifestVocabulary {
  /// Every kind of object there is.
  static let all: [any ManifestKeys.Type] = [
    Top.self, Extension.self, Module.self, Widget.self, Scale.self, Configuration.self,
    Environment.self, App.self, Matrix.self, Stack.self, Usage.self, Context.self, Expectation.self,
    Rotations.self, Habits.self, Network.self, Response.self, Rate.self, Limits.self, Checks.self,
    Drawings.self, HealthSample.self, CalendarEvent.self, Reminder.self, Contact.self,
    KeychainItem.self, Battery.self, NowPlaying.self, Workout.self, Photo.self, Weather.self,
  ]

  enum Top: String, ManifestKeys {
    static let definition = "manifest"
    case schema = "$schema"
    case version, name, platform, osVersion, root, `extension`, infoPlist, entitlements
    case intentDefinitions, widgets, environment, network, matrix, stacks, rotationLimit
    case suggestionLimit, reloadBudget, limits, checks, baseline, drawings, snapshots
    case app
  }

  enum Extension: String, ManifestKeys {
    static let definition = "extension"
    case sources, executable, recording
    case exclude, resources, defines, swiftLanguageMode, compilerFlags, modules, packages
  }

  enum Module: String, ManifestKeys {
    static let definition = "module"
    case name, sources, exclude, defines, swiftLanguageMode, compilerFlags
  }

  enum Widget: String, ManifestKeys {
    static let definition = "widget"
    case kind, families, relevanceScale, configurations
  }

  enum Scale: String, ManifestKeys {
    static let definition = "relevanceScale"
    case minimum, maximum, levels
  }

  enum Configuration: String, ManifestKeys {
    static let definition = "configuration"
    case name, parameters
  }

  enum Environment: String, ManifestKeys {
    static let definition = "environment"
    case start, duration, timeZone, locale, device, userDefaults, files, container, permissions
    case location, habits
    case health, events, reminders, contacts, keychain, battery, focus, nowPlaying
    case workouts, photos, weather
  }

  enum HealthSample: String, ManifestKeys {
    static let definition = "healthSample"
    case type, value, unit, start, end
  }

  enum Workout: String, ManifestKeys {
    static let definition = "workout"
    case activity, start, end, energy, distance
  }

  enum Photo: String, ManifestKeys {
    static let definition = "photo"
    case file, date, favorite, album
  }

  enum Weather: String, ManifestKeys {
    static let definition = "weather"
    case at, condition, temperature, feelsLike, dewPoint, humidity, cloudCover, pressure, uvIndex
    case visibility, windSpeed, windGust, windDirection, precipitation, precipitationChance
    case precipitationAmount
  }

  enum CalendarEvent: String, ManifestKeys {
    static let definition = "calendarEvent"
    case title, start, end, allDay, calendar, location, notes
  }

  enum Reminder: String, ManifestKeys {
    static let definition = "reminder"
    case title, due, completed, list, notes, priority
  }

  enum Contact: String, ManifestKeys {
    static let definition = "contact"
    case givenName, familyName, nickname, birthday, phone, email
  }

  enum KeychainItem: String, ManifestKeys {
    static let definition = "keychainItem"
    case service, server, account, data, accessGroup
  }

  enum Battery: String, ManifestKeys {
    static let definition = "battery"
    case level, state, lowPower
  }

  enum NowPlaying: String, ManifestKeys {
    static let definition = "nowPlaying"
    case title, artist, album, duration, elapsed, paused
  }

  enum App: String, ManifestKeys {
    static let definition = "app"
    case sources, setup
  }

  enum Matrix: String, ManifestKeys {
    static let definition = "matrix"
    case timeZones, locales, starts, networks
  }

  enum Stack: String, ManifestKeys {
    static let definition = "stack"
    case name, family, members, others, smartRotate, widgetSuggestions, usage, context, pinned
    case expect
  }

  enum Usage: String, ManifestKeys {
    static let definition = "usage"
    case at, event, intent, parameters, function, member, label, kind
    case locale, timeZone, permission, status, location
  }

  enum Context: String, ManifestKeys {
    static let definition = "context"
    case from, to, location, region, category, fitness, sleep, hardware
  }

  enum Expectation: String, ManifestKeys {
    static let definition = "expectation"
    case developerMode, member, rotations, suggestions, at, onTop
  }

  enum Rotations: String, ManifestKeys {
    static let definition = "rotations"
    case atLeast, atMost
  }

  enum Habits: String, ManifestKeys {
    static let definition = "habits"
    case days, of, within, lasting
  }

  enum Network: String, ManifestKeys {
    static let definition = "network"
    case har, responses
  }

  enum Response: String, ManifestKeys {
    static let definition = "response"
    case url, method, contains, from, to, times, status, headers, body, text, json, delay, failure
  }

  enum Rate: String, ManifestKeys {
    static let definition = "rateLimit"
    case perDay, minimumInterval
  }

  enum Limits: String, ManifestKeys {
    static let definition = "limits"
    case placeholder, snapshot, timeline, relevance, memory
  }

  enum Drawings: String, ManifestKeys {
    static let definition = "drawings"
    case appearances, typeSizes, contrasts, privateContent, renderingModes, locales, devices, places
  }

  enum Checks: String, ManifestKeys {
    static let definition = "checks"
    case disable, levels
  }
}
