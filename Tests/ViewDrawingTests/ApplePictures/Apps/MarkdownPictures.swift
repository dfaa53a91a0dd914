import Foundation
import SwiftUI

@testable import ViewDrawing

/// gonzalezreal/swift-markdown-ui: paragraphs, headings, tables and lists of an iPhone 8, at two
/// pixels a point and of the type size medium, below a status bar.
@MainActor enum MarkdownPictures {
  private static func picture(
    _ name: String, _ boxes: String, @ViewBuilder view: @escaping @MainActor () -> some View
  ) -> MeasuredPicture {
    MeasuredPicture(name, 375, 647, pixels: 2, isCentered: true, boxes, view: view)
  }

  private static let sky =
    "The sky above the port was the color of television, tuned to a dead channel."
  private static let april =
    "It was a bright cold day in April, and the clocks were striking thirteen."

  private static func line(_ text: String, spacing: CGFloat = 2) -> some View {
    Text(text).font(.system(size: 16)).lineSpacing(spacing)
      .fixedSize(horizontal: false, vertical: true)
  }

  private static func paragraphs(
    _ gap: CGFloat, _ alignment: HorizontalAlignment = .leading, spacing: CGFloat = 2
  ) -> some View {
    VStack(alignment: alignment, spacing: gap) {
      line(sky, spacing: spacing)
      line(april, spacing: spacing)
      line(sky, spacing: spacing)
      line(april, spacing: spacing)
    }
    .border(Color.blue).padding()
  }

  private static func heading(_ number: Int, _ size: CGFloat) -> some View {
    Text("Heading \(number)").font(.system(size: size, weight: .semibold))
      .padding(.top, number > 1 ? 24 : 0)
  }

  static let paragraphs: [MeasuredPicture] = [
    picture(
      "paragraphs",
      """
      t 18.5 221.5 285 15,t 18.5 243 254.5 15,t 18.5 278 334 15,t 18.5 299.5 155.5 15,\
      t 18.5 412.5 155.5 15
      """
    ) { paragraphs(16) },
    picture(
      "centered paragraphs",
      "t 45 221.5 285.5 15,t 60 243 255 15,t 21 278 333.5 15,t 109 412.5 156.5 15"
    ) { paragraphs(16, .center).multilineTextAlignment(.center) },
    picture(
      "paragraphs without distances",
      "t 18.5 249.5 285 15,t 18.5 269 254.5 15,t 18.5 288 334 15,t 18.5 384.5 155.5 15"
    ) { paragraphs(0, spacing: 0) },
    picture(
      "headings",
      """
      t 44.5 31.5 138.5 29.5,t 43.5 82 285 15,t 43.5 103.5 254.5 15,t 44 148.5 108.5 22.5,\
      t 44 256.5 88 18,t 43.5 359 76 15.5,t 43.5 459 62.5 12.5,t 43.5 555 54 10.5,\
      t 43.5 607 254.5 15
      """
    ) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Array([32.0, 24, 19, 16, 13, 11].enumerated()), id: \.offset) { index, size in
          heading(index + 1, size)
          line(sky).padding(.top, 16)
        }
      }
      .border(Color.blue).padding()
    },
  ]

  private static func table(
    _ rows: [[String]], _ alignments: [HorizontalAlignment]
  ) -> some View {
    VStack(alignment: .leading, spacing: 16) {
      line("A table with some padding:")
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        ForEach(rows.indices, id: \.self) { row in
          GridRow {
            ForEach(rows[row].indices, id: \.self) { column in
              line(rows[row][column]).fontWeight(row == 0 ? .semibold : .regular)
                .padding(.horizontal, 12).padding(.vertical, 6)
                .gridColumnAlignment(alignments[column])
            }
          }
        }
      }
      .padding(1).fixedSize(horizontal: false, vertical: true)
    }
    .padding().border(Color.blue)
  }

  static let tables: [MeasuredPicture] = [
    picture(
      "table whose second column takes the rest",
      """
      s 6.5 230 362 187,t 36 291.5 76 12.5,t 139.5 291 85.5 15.5,t 36 324 66.5 15,\
      t 139.5 324 199 12.5,t 139 356.5 183.5 12.5,t 36 367 46 15,t 139.5 378 145.5 15
      """
    ) {
      table(
        [
          ["Command", "Description"], ["git status", "List all new or modified files"],
          ["git diff", "Show file differences that haven't been staged"],
        ], [.leading, .leading])
    },
    picture(
      "table of four equal columns",
      """
      s 10 230 355.5 187,t 40 291.5 53.5 12.5,t 120 291 58 15.5,t 204.5 292 51 12,\
      t 281 291 54.5 15.5,t 39.5 324 18 15,t 207.5 324 18 15,t 292.5 346.5 43 11.5,\
      t 206.5 377.5 46 15,t 290 377.5 46 15
      """
    ) {
      table(
        [
          ["Default", "Leading", "Center", "Trailing"], Array(repeating: "git status", count: 4),
          Array(repeating: "git diff", count: 4),
        ], [.leading, .leading, .center, .trailing])
    },
    picture(
      "table of six cells",
      """
      s 41 240.5 293 166,t 71 301.5 92 13,t 189 302 116 12.5,t 71 334.5 87.5 12.5,\
      t 189.5 367 87.5 12.5
      """
    ) {
      table(
        [
          ["First Header", "Second Header"], ["Content Cell", "Content Cell"],
          ["Content Cell", "Content Cell"],
        ], [.leading, .leading])
    },
  ]

  private static func item(_ title: String, @ViewBuilder icon: () -> some View) -> some View {
    Label {
      line(title)
    } icon: {
      icon().frame(minWidth: 24, alignment: .trailing)
    }
  }

  private static func number(_ number: String, _ title: String) -> some View {
    item(title) { Text(number).monospacedDigit().font(.system(size: 16)) }
  }

  private static func bullet(_ symbol: String, _ titles: some View) -> some View {
    Label {
      VStack(alignment: .leading, spacing: 0) { titles }
    } icon: {
      Image(systemName: symbol).font(.system(size: 5)).frame(minWidth: 24, alignment: .trailing)
    }
  }

  private static func task(_ title: String, _ isDone: Bool) -> some View {
    item(title) {
      Image(systemName: isDone ? "checkmark.square.fill" : "square").imageScale(.small)
        .symbolRenderingMode(.hierarchical).font(.system(size: 16))
    }
  }

  static let lists: [MeasuredPicture] = [
    picture(
      "tasks",
      """
      y 96.5 298 11.5 11.5 #bfbfbf,t 118 297.5 106 12.5,y 96.5 317.5 11.5 11.5,t 118 317 133 12.5,\
      y 96.5 337 11.5 11.5,t 118 336.5 171 12.5
      """
    ) {
      VStack(alignment: .leading, spacing: 0) {
        task("A finished task", true)
        task("An unfinished task", false)
        task("Another unfinished task", false)
      }
      .border(Color.blue).padding()
    },
    picture(
      "numbers of titles with a second line",
      """
      t 18 304.5 21 12,t 49 304 58.5 12.5,t 49 323.5 46 12.5,t 49 343 250 15,\
      t 18 343.5 21 11.5
      """
    ) {
      VStack(alignment: .leading, spacing: 0) {
        number("10.", "Helmets")
        number("11.", "Hoods")
        number("12.", "Headbands, headscarves, wimples")
      }
      .frame(width: 343, alignment: .leading).position(x: 187.5, y: 329.5)
    },
  ]
}
