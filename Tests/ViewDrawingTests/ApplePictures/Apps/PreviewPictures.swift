import Foundation
import SwiftUI
import WidgetPlatforms

@testable import ViewDrawing

/// doordash-oss/swiftui-preview-snapshots: each view in the middle of 400 by 400 points; iOS at one
/// pixel a point, macOS at two.
@MainActor enum PreviewPictures {
  private static let lorem =
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut "
    + "labore et dolore magna aliqua."

  private static func iOS(
    _ name: String, _ boxes: String, @ViewBuilder view: @escaping @MainActor () -> some View
  ) -> MeasuredPicture {
    MeasuredPicture(name, 400, 400, pixels: 1, isCentered: true, boxes, view: view)
  }

  private static func macOS(
    _ name: String, _ boxes: String, @ViewBuilder view: @escaping @MainActor () -> some View
  ) -> MeasuredPicture {
    MeasuredPicture(
      "macOS " + name, 400, 400, pixels: 2, isCentered: true, boxes,
      setup: { $0.scene.system.platform = .macOS }, view: view)
  }

  private static func three(_ title: String, _ second: String, _ third: String) -> some View {
    VStack(spacing: 0) {
      Text(title).font(.title).padding(.bottom, 4)
      Text(second).font(.subheadline).padding(.bottom, 16)
      Text(third).font(.body)
    }
    .padding(8)
  }

  private static func nested(_ title: String, _ second: String, _ third: String) -> some View {
    VStack(spacing: 24) {
      VStack(spacing: 8) {
        Text(title).font(.title)
        Text(second).font(.subheadline)
      }
      Text(third)
    }
    .multilineTextAlignment(.center).padding(8)
  }

  private static func globe(_ text: String) -> some View {
    VStack(spacing: 8) {
      Image(systemName: "globe").imageScale(.large)
      Text(text)
    }
    .padding(8)
  }

  private static let helloAll = "Hello PreviewSnapshots"
  private static let welcome = "Welcome to a PreviewSnapshots unit test"

  static let phone: [MeasuredPicture] = [
    iOS("simpleState short", "t 160 188 80 25") {
      Text("Hello!").font(.largeTitle).padding(8)
    },
    iOS(
      "simpleState long",
      """
      t 42 85 307 31,t 41 128 259 27,t 41 167 309 31,t 41 208 235 30,t 42 248 310 26,t 41 289 297 31
      """
    ) { Text(lorem).font(.largeTitle).padding(8) },
    iOS("viewModel loaded", "t 124 190 152 25") { Text("Lorem ipsum").font(.title) },
    iOS("viewModel loading", "t 144 190 113 25") { Text("Loading...").font(.title) },
    iOS("namedPreviewState short", "t 171 161 59 21,t 138 195 125 14,t 153 229 94 13") {
      three("Hello", "PreviewSnapshots", "This is a test")
    },
    iOS(
      "namedPreviewState long",
      "t 56 139 288 25,t 59 173 282 14,t 13 207 306 17,t 13 229 371 17,t 13 251 247 16"
    ) { three(helloAll, welcome, lorem) },
    iOS("modify short", "s 157 175 86 50,t 167 190 65 21") {
      Text("Hello!").font(.title).padding(8).border(Color.blue, width: 1)
    },
    iOS(
      "modify long",
      """
      t 14 122 327 26,t 13 156 367 26,s 4 107 393 186,t 13 190 356 25,t 13 224 302 25,t 13 258 76 25
      """
    ) { Text(lorem).font(.title).padding(8).border(Color.blue, width: 1) },
    iOS("tupleState small", "t 171 168 59 21,t 184 225 9 10,t 199 223 5 12,t 211 229 6 2") {
      VStack(spacing: 24) {
        Text("Hello").font(.title)
        HStack(spacing: 4) {
          Text("+")
          Text("1")
          Text("-")
        }
      }
    },
    iOS("simpleView short", "y 189 175 22 22,t 157 210 86 13") { globe("Hello World") },
    iOS("simpleView long", "t 13 188 306 17,t 13 210 371 17,t 13 232 247 16") { globe(lorem) },
    iOS("previewState short", "t 171 155 59 21,t 139 193 124 14,t 153 235 94 13") {
      nested("Hello", "PreviewSnapshots", "This is a test")
    },
    iOS(
      "previewState long",
      "t 56 133 288 25,t 95 171 210 14,t 48 213 306 17,t 15 235 371 17,t 77 257 247 16"
    ) { nested(helloAll, "Welcome to PreviewSnapshots", lorem) },
  ]

  static let desktop: [MeasuredPicture] = [
    macOS("simpleState short", "t 169 190.5 62 20.5") {
      Text("Hello!").font(.largeTitle).padding(8)
    },
    macOS(
      "simpleState long",
      "t 9 142.5 305 24.5,t 8 174.5 378 24.5,t 8 206.5 325 24.5,t 9 238.5 331.5 24.5"
    ) { Text(lorem).font(.largeTitle).padding(8) },
    macOS("viewModel loaded", "t 140 191 121 21") { Text("Lorem ipsum").font(.title) },
    macOS("viewModel loading", "t 155 191 90 21.5") { Text("Loading...").font(.title) },
    macOS("namedPreviewState short", "t 177 166 48 17.5,t 152 194 96 11,t 162 224.5 76 11") {
      three("Hello", "PreviewSnapshots", "This is a test")
    },
    macOS(
      "namedPreviewState long",
      "t 86 158 228 21,t 92 186 217 11,t 8.5 216.5 379.5 13.5,t 8 232.5 363 13.5"
    ) { three(helloAll, welcome, lorem) },
    macOS("modify short", "s 165 179 71 42,t 174 191 53 17.5") {
      Text("Hello!").font(.title).padding(8).border(Color.blue, width: 1)
    },
    macOS(
      "modify long",
      "t 9 152 380 21,t 8 178 364 21.5,s 0 140 400 120,t 8.5 204 339 21.5,t 8 230 61 21"
    ) { Text(lorem).font(.title).padding(8).border(Color.blue, width: 1) },
    // The signs themselves are smaller in the stand-in font.
    macOS("tupleState small", "t 177 169 48 17.5,s 169 215 25 20,s 208 215 23 20") {
      VStack(spacing: 24) {
        Text("Hello").font(.title)
        HStack(spacing: 4) {
          Button("+") {}
          Text("1")
          Button("-") {}
        }
      }
    },
    macOS("simpleView short", "y 192 180 17 17,t 165.5 209 69 10.5") { globe("Hello World") },
    macOS("previewState short", "t 177 160.5 47.5 17.5,t 152.5 192 96 11,t 162 231 77 10.5") {
      nested("Hello", "PreviewSnapshots", "This is a test")
    },
  ]
}
