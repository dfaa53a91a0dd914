/// The language in which an app is developed, and the place where most people who speak it live.
struct ProjectRegion: Hashable, Sendable {
  /// The region, as the project names it.
  let language: String
  /// The locale.
  let locale: String
  /// The time zone.
  let timeZone: String
  /// The degrees of its city to the north.
  let latitude: Double
  /// The degrees of its city to the east.
  let longitude: Double

  /// Finds the place of a region such as `nb`, `pt-BR`, `zh-Hant` or `German`; nil for an unknown
  /// one.
  ///
  /// - Parameter name: The project's `developmentRegion`.
  init?(_ name: String) {
    let words = name.split { "-_".contains($0) }.map(String.init)
    guard let first = words.first else { return nil }
    let language = Self.oldNames[first.lowercased()] ?? first.lowercased()
    let script = words.dropFirst().first { $0.count == 4 }
    let named = words.dropFirst().first { $0.count == 2 }?.uppercased()
    let territory = named ?? (language == "zh" && script == "Hant" ? "TW" : nil)
    let rows = Self.rows
    let own = rows.first { $0[0] == language && (territory == nil || $0[1] == territory) }
    guard let row = own ?? rows.first(where: { $0[1] == territory }),
      rows.contains(where: { $0[0] == language }),
      let latitude = Double(row[3]), let longitude = Double(row[4])
    else { return nil }
    self.language = name
    locale = ([language] + [script, row[1]].compactMap(\.self)).joined(separator: "_")
    timeZone = row[2]
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The names that old projects have for languages.
  private static let oldNames = [
    "english": "en", "german": "de", "french": "fr", "japanese": "ja", "spanish": "es",
    "italian": "it", "dutch": "nl",
  ]

  /// The rows of the table, in parts.
  private static let rows = table.split { "|\n".contains($0) }.map { row in
    row.split(separator: " ").map(String.init)
  }

  /// Languages with the territory where most of their speakers live, its time zone and a city
  /// there; then territories that have another's language.
  private static let table = """
    ar SA Asia/Riyadh 24.71 46.68|az AZ Asia/Baku 40.41 49.87|be BY Europe/Minsk 53.9 27.57|bg BG Europe/Sofia 42.7 23.32
    bn BD Asia/Dhaka 23.81 90.41|bs BA Europe/Sarajevo 43.86 18.41|ca ES Europe/Madrid 41.39 2.17|cs CZ Europe/Prague 50.08 14.44
    cy GB Europe/London 51.48 -3.18|da DK Europe/Copenhagen 55.68 12.57|de DE Europe/Berlin 52.52 13.4|el GR Europe/Athens 37.98 23.73
    en US America/New_York 40.71 -74.01|es ES Europe/Madrid 40.42 -3.7|et EE Europe/Tallinn 59.44 24.75|eu ES Europe/Madrid 43.26 -2.93
    fa IR Asia/Tehran 35.69 51.39|fi FI Europe/Helsinki 60.17 24.94|fil PH Asia/Manila 14.6 120.98|fr FR Europe/Paris 48.86 2.35
    ga IE Europe/Dublin 53.35 -6.26|gl ES Europe/Madrid 42.88 -8.54|gu IN Asia/Kolkata 23.02 72.57|he IL Asia/Jerusalem 31.78 35.22
    hi IN Asia/Kolkata 28.61 77.21|hr HR Europe/Zagreb 45.81 15.98|hu HU Europe/Budapest 47.5 19.04|hy AM Asia/Yerevan 40.18 44.51
    id ID Asia/Jakarta -6.21 106.85|is IS Atlantic/Reykjavik 64.15 -21.94|it IT Europe/Rome 41.9 12.5|ja JP Asia/Tokyo 35.68 139.69
    ka GE Asia/Tbilisi 41.72 44.79|kk KZ Asia/Almaty 43.24 76.89|km KH Asia/Phnom_Penh 11.56 104.92|kn IN Asia/Kolkata 12.97 77.59
    ko KR Asia/Seoul 37.57 126.98|lo LA Asia/Vientiane 17.98 102.63|lt LT Europe/Vilnius 54.69 25.28|lv LV Europe/Riga 56.95 24.11
    mk MK Europe/Skopje 42 21.43|ml IN Asia/Kolkata 8.52 76.94|mn MN Asia/Ulaanbaatar 47.89 106.91|mr IN Asia/Kolkata 19.08 72.88
    ms MY Asia/Kuala_Lumpur 3.14 101.69|mt MT Europe/Malta 35.9 14.51|nb NO Europe/Oslo 59.91 10.75|ne NP Asia/Kathmandu 27.72 85.32
    nl NL Europe/Amsterdam 52.37 4.9|nn NO Europe/Oslo 60.39 5.32|no NO Europe/Oslo 59.91 10.75|pa IN Asia/Kolkata 31.63 74.87
    pl PL Europe/Warsaw 52.23 21.01|pt BR America/Sao_Paulo -23.55 -46.63|ro RO Europe/Bucharest 44.43 26.1|ru RU Europe/Moscow 55.76 37.62
    si LK Asia/Colombo 6.93 79.86|sk SK Europe/Bratislava 48.15 17.11|sl SI Europe/Ljubljana 46.06 14.51|sq AL Europe/Tirane 41.33 19.82
    sr RS Europe/Belgrade 44.79 20.45|sv SE Europe/Stockholm 59.33 18.07|sw TZ Africa/Dar_es_Salaam -6.79 39.21|ta IN Asia/Kolkata 13.08 80.27
    te IN Asia/Kolkata 17.39 78.49|th TH Asia/Bangkok 13.76 100.5|tr TR Europe/Istanbul 41.01 28.98|uk UA Europe/Kyiv 50.45 30.52
    ur PK Asia/Karachi 24.86 67|uz UZ Asia/Tashkent 41.3 69.24|vi VN Asia/Ho_Chi_Minh 10.82 106.63|zh CN Asia/Shanghai 31.23 121.47
    - AE Asia/Dubai 25.2 55.27|- AR America/Argentina/Buenos_Aires -34.6 -58.38|- AT Europe/Vienna 48.21 16.37|- AU Australia/Sydney -33.87 151.21
    - BE Europe/Brussels 50.85 4.35|- CA America/Toronto 43.65 -79.38|- CH Europe/Zurich 47.38 8.54|- CL America/Santiago -33.45 -70.67
    - CO America/Bogota 4.71 -74.07|- EG Africa/Cairo 30.04 31.24|- GB Europe/London 51.51 -0.13|- HK Asia/Hong_Kong 22.32 114.17
    - IE Europe/Dublin 53.35 -6.26|- IN Asia/Kolkata 28.61 77.21|- MO Asia/Macau 22.2 113.54|- MX America/Mexico_City 19.43 -99.13|- NG Africa/Lagos 6.52 3.38
    - NZ Pacific/Auckland -36.85 174.76|- PE America/Lima -12.05 -77.04|- PT Europe/Lisbon 38.72 -9.14|- SG Asia/Singapore 1.35 103.82
    - TW Asia/Taipei 25.03 121.57|- ZA Africa/Johannesburg -26.2 28.05
    """
}
