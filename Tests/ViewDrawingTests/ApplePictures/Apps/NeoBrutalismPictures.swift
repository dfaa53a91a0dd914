import Foundation
import SwiftUI

@testable import ViewDrawing

/// rational-kunal/NeoBrutalism: iPhone 16, iOS 18, each view padded by 12 points.
@MainActor enum NeoBrutalismPictures {
  private static func button(_ label: some View) -> some View {
    label.padding(12).background(Rectangle().stroke(Color.black, lineWidth: 2)).padding(12)
  }

  private static func card(
    _ header: some View, _ main: String?, _ footer: String? = nil
  ) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      header
      if let main { Text(main) }
      if let footer { Text(footer) }
    }
    .frame(maxWidth: .infinity, alignment: .leading).padding(24)
    .background(Rectangle().stroke(Color.black, lineWidth: 2)).padding(12).frame(width: 300)
  }

  private static func flat(_ content: some View) -> some View {
    content.frame(maxWidth: .infinity, alignment: .leading).padding(12)
      .background(Rectangle().stroke(Color.black, lineWidth: 2)).padding(12).frame(width: 300)
  }

  private static func box(_ label: (some View)?) -> some View {
    HStack {
      Rectangle().stroke(Color.black, lineWidth: 2).frame(width: 16, height: 16)
      if let label { label } else { EmptyView() }
    }
    .padding(12)
  }

  private static let long =
    "This is a long body of content intended to test how the card handles overflowing text "
    + "and wrapping within a fixed width layout."
  private static let sentence =
    "This is a very long sentence that should wrap and show how the flat card behaves with "
    + "overflow or long paragraphs in its content."

  static let buttons: [MeasuredPicture] = [
    MeasuredPicture("button default", 103, 68.33, "t 25.33 27.67 53 13") {
      button(Text("Default"))
    },
    MeasuredPicture(
      "button default noShadow", 194.33, 68.33, "s 11 11 172.33 46.33,t 25.33 27.67 144.67 13"
    ) { button(Text("Default No Shadow")) },
    MeasuredPicture(
      "button neutral noShadow", 195, 68.33, "s 11 11 173 46.33,t 25.33 27.67 145.34 13"
    ) { button(Text("Neutral No Shadow")) },
    MeasuredPicture(
      "button multiline", 184, 90.33, "t 34.33 27.67 115 13,t 24.33 49.67 135 15.67"
    ) {
      button(Text("This is a button\nwith multiple lines").multilineTextAlignment(.center))
    },
    MeasuredPicture(
      "button with icon", 150, 68.67, "y 25.67 25 18.67 18,t 54.67 28 70 13"
    ) { button(Label("With Icon", systemImage: "star.fill")) },
    MeasuredPicture("checbox with label", 121.67, 44.33, "s 11 13.33 18 18,t 36.67 15.67 72.67 13")
    {
      box(Text("checkbox"))
    },
    MeasuredPicture(
      "checbox with large label", 189, 64.67, "s 11 23.33 18 18,t 37 20.33 139 24.33"
    ) { box(Text("checkbox").font(.largeTitle)) },
    MeasuredPicture("checbox off", 40, 40, "s 11 11 18 18") { box(nil as Text?) },
  ]

  static let cards: [MeasuredPicture] = [
    MeasuredPicture(
      "card default", 300, 157,
      "t 37.33 39.67 118.33 13,t 37.33 72 181.33 16,t 37.33 104.33 142.33 13"
    ) {
      card(Text("Default Header").bold(), "Main content goes here.", "Footer information.")
    },
    MeasuredPicture(
      "card neutral", 300, 179,
      "t 37.33 39.67 119.33 13,t 36.67 72 193 16,t 37.33 94 93.33 13,t 37.33 127 48.33 12.33"
    ) {
      card(Text("Neutral Header").bold(), "This is the main body of a neutral card.", "Footer")
    },
    MeasuredPicture("card only main", 300, 92.33, "t 37 39.67 211 16") {
      card(EmptyView(), "Card with only main content")
    },
    MeasuredPicture(
      "card with long content", 300, 245,
      """
      t 37.33 39.67 56.67 13,t 36.67 72 223.33 16,t 37 94 220.67 13,t 37.33 116 215.67 16,\
      t 36.33 138 219.67 16,t 37.33 160 48 16,t 37.33 193 48.33 12.33
      """
    ) { card(Text("Header").bold(), long, "Footer") },
    MeasuredPicture(
      "card with icon in header", 300, 157.67,
      """
      y 37.67 37.67 16.67 18,t 65.33 39.67 99.67 13.33,t 36.67 72.67 203.33 16,\
      t 37.33 105 170.67 16
      """
    ) {
      card(
        HStack {
          Image(systemName: "bell.fill")
          Text("Notifications")
        }
        .bold(), "You have 3 new messages.", "Last updated: just now")
    },
    MeasuredPicture(
      "card header and main only", 300, 124.67, "t 37.33 39.67 94.33 16,t 37.33 72 210.01 16"
    ) { card(Text("Header only").bold(), "Body content with no footer") },
    MeasuredPicture("flat default", 300, 68.33, "s 11 11 278 46.33,t 25.33 27.67 93 13") {
      flat(Text("Default Card"))
    },
    MeasuredPicture("flat neutral", 300, 68.33, "t 25.33 27.67 94 13") {
      flat(Text("Neutral Card"))
    },
    MeasuredPicture(
      "flat multiline", 300, 88, "s 11 11 278 66,t 25.33 27.67 99.33 13,t 24.33 51 127.67 10"
    ) {
      flat(
        VStack(alignment: .leading, spacing: 4) {
          Text("Multiline card")
          Text("With more text below").font(.footnote)
        })
    },
    MeasuredPicture(
      "flat with icon", 300, 68.33, "y 25.67 25.33 18.67 18,t 55 27.67 107 13"
    ) {
      flat(
        HStack {
          Image(systemName: "star.fill")
          Text("Card with icon")
        })
    },
    MeasuredPicture(
      "flat long text", 300, 134.33,
      """
      s 11 11 278 112.33,t 24.67 27.67 244 16,t 24.67 49.67 234 15.67,t 24.33 71.67 235.67 13,\
      t 24.67 93.67 249.33 16
      """
    ) { flat(Text(sentence)) },
  ]
}
