import WidgetRecording

extension ManifestReader {
  /// Reads the data of the device's stores.
  func content(_ object: ObjectReader<Keys.Environment>) -> DeviceContent {
    var content = DeviceContent()
    content.items["health"] = object[.health]?.list { reader in
      item(
        reader, Keys.HealthSample.self, required: [.type, .value, .start],
        numbers: [.value], times: [.start, .end])
    }
    content.items["events"] = object[.events]?.list { reader in
      item(
        reader, Keys.CalendarEvent.self, required: [.title, .start, .end], truths: [.allDay],
        times: [.start, .end])
    }
    content.items["reminders"] = object[.reminders]?.list { reader in
      item(
        reader, Keys.Reminder.self, required: [.title], numbers: [.priority],
        truths: [.completed], times: [.due])
    }
    content.items["contacts"] = object[.contacts]?.list { reader in
      item(reader, Keys.Contact.self, required: [])
    }
    content.items["keychain"] = object[.keychain]?.list { reader in
      item(reader, Keys.KeychainItem.self, required: [.account, .data])
    }
    content.items["workouts"] = object[.workouts]?.list(workout)
    content.items["photos"] = object[.photos]?.list(photo)
    content.items["weather"] = object[.weather]?.list(weather)
    content.facts["battery"] = object[.battery].flatMap(battery)
    content.facts["focus"] = object[.focus]?.bool().map { .bool($0) }
    content.facts["nowPlaying"] = object[.nowPlaying].flatMap { reader in
      item(
        reader, Keys.NowPlaying.self, required: [.title], numbers: [.duration, .elapsed],
        truths: [.paused]
      ).map { .object($0.values) }
    }
    return content
  }

  private func workout(_ reader: ValueReader) -> DeviceContent.Item? {
    item(
      reader, Keys.Workout.self, required: [.activity, .start, .end],
      numbers: [.energy, .distance], times: [.start, .end],
      words: [.activity: (.workoutActivity, WorkoutActivities.all)])
  }

  private func photo(_ reader: ValueReader) -> DeviceContent.Item? {
    item(
      reader, Keys.Photo.self, required: [.file], truths: [.favorite], times: [.date],
      files: [.file])
  }

  private func weather(_ reader: ValueReader) -> DeviceContent.Item? {
    item(
      reader, Keys.Weather.self, required: [.condition, .temperature],
      numbers: [.pressure, .uvIndex, .visibility, .windSpeed, .windGust, .precipitationAmount],
      times: [.at],
      words: [
        .condition: (.weatherCondition, WeatherWords.conditions),
        .precipitation: (.precipitation, WeatherWords.precipitations),
      ],
      ranges: [
        .temperature: -100...100, .feelsLike: -100...100, .dewPoint: -100...100,
        .humidity: 0...1, .cloudCover: 0...1, .precipitationChance: 0...1, .windDirection: 0...360,
      ])
  }

  private func battery(_ reader: ValueReader) -> JSONValue? {
    guard let object = reader.object(Keys.Battery.self) else { return nil }
    var values: [String: JSONValue] = [:]
    values["level"] = object[.level]?.number(least: 0, greatest: 1).map { .number($0) }
    values["state"] = object[.state]?
      .word(.batteryState, of: ["unplugged", "charging", "full"]).map { .string($0) }
    values["lowPower"] = object[.lowPower]?.bool().map { .bool($0) }
    return .object(values)
  }

  /// Reads an object whose values are texts, but for some.
  private func item<Names: ManifestKeys>(
    _ reader: ValueReader, _ names: Names.Type, required: [Names], numbers: [Names] = [],
    truths: [Names] = [], times: [Names] = [],
    words: [Names: (ManifestError.WordKind, [String])] = [:],
    ranges: [Names: ClosedRange<Double>] = [:], files: [Names] = []
  ) -> DeviceContent.Item? {
    guard let object = reader.object(names) else { return nil }
    var item = DeviceContent.Item()
    for key in Names.allCases {
      let value = required.contains(key) ? object.required(key) : object[key]
      guard let value else { continue }
      if files.contains(key) {
        item.file = path(value)
      } else if let (kind, known) = words[key] {
        item.values[key.rawValue] = value.word(kind, of: known).map { .string($0) }
      } else if let range = ranges[key] {
        item.values[key.rawValue] =
          value.number(least: range.lowerBound, greatest: range.upperBound).map { .number($0) }
      } else if times.contains(key) {
        item.times[key.rawValue] = value.form(.moment, ManifestTime.init)
      } else if numbers.contains(key) {
        item.values[key.rawValue] = value.number(least: 0).map { .number($0) }
      } else if truths.contains(key) {
        item.values[key.rawValue] = value.bool().map { .bool($0) }
      } else {
        item.values[key.rawValue] = value.text().map { .string($0) }
      }
    }
    return item
  }
}
