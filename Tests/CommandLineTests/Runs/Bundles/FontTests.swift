import Foundation
import TestSupport
import Testing
import WidgetRecording

/// Fonts that an extension brings.
@Suite struct FontTests {
  private static let font = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"

  @Test func `letters are those of the font that the Info.plist names`() throws {
    let folder = try SmallExtension.folder()
    try folder.write(
      SmallExtension.manifest(#", "infoPlist": "Info.plist""#)
        .replacing("[\"*.swift\"]", with: "[\"*.swift\"], \"resources\": [\"Own.ttf\"]"),
      to: "widgetcheck.json")
    try FileManager.default.copyItem(
      at: URL(filePath: Self.font), to: folder.url.appending(path: "Own.ttf"))
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIAppFonts</key><array><string>Own.ttf</string></array>
      </dict></plist>
      """, to: "Info.plist")
    try folder.write(
      SmallExtension.source().replacing(
        "Text(entry.date, style: .time)",
        with: "VStack { Text(\"a\").font(.custom(\"Inter\", size: 20)); "
          + "Text(\"b\").font(.custom(\"Absent\", size: 20)) }"), to: "Clock.swift")
    _ = try Program.run(["run", "--output", "out"], in: folder.url)
    let recording = try Recording(
      contentsOf: folder.url.appending(path: "out/Small.recording.jsonl"), named: "Small")
    let faces = recording.events.flatMap { event -> [String] in
      if case .fonts(let fonts) = event { fonts.faces.map(\.name) } else { [] }
    }
    #expect(faces.contains("own Inter 400") && faces.contains("Inter 400"), "\(faces)")
    let notes = recording.events.flatMap { event -> [String] in
      if case .drawing(let drawing) = event { drawing.notes } else { [] }
    }
    #expect(notes.contains { $0.contains("'Absent' is in no file of UIAppFonts") })
    #expect(!notes.contains { $0.contains("'Inter' is in no file") })
  }
}
