import Foundation
import Testing
import WidgetDrawing

@testable import SwiftUI
@testable import ViewDrawing

@Suite @MainActor struct MeshDrawingTests {
  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  @Test func `each corner of a mesh has its own colour`() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners, colors: [.black, .white, .red, .black])
    let pixels = try MeshPixels(mesh)
    #expect(pixels[1, 1].red < 20)
    #expect(pixels[47, 1].green > 235)
    #expect(pixels[1, 47].red > 200 && pixels[1, 47].green < 100)
    #expect(pixels[47, 47].red < 20)
    // The frame repeats the edge.
    #expect(pixels[0, 0].red == pixels[1, 1].red)
  }

  @Test func `colours that are not smoothed go evenly from corner to corner`() throws {
    func quarter(_ isSmooth: Bool) throws -> Int {
      try MeshPixels(
        MeshGradient(
          width: 2, height: 2, points: corners, colors: [.black, .white, .black, .white],
          smoothsColors: isSmooth))[12, 24].red
    }
    #expect(abs(try quarter(false) - 61) < 4)
    #expect(abs(try quarter(true) - 37) < 5)
  }

  @Test func `colours are mixed in the colour space of the mesh`() throws {
    func middle(_ space: Gradient.ColorSpace) throws -> Int {
      try MeshPixels(
        MeshGradient(
          width: 2, height: 2, points: corners, colors: [.black, .white, .black, .white],
          colorSpace: space))[24, 24].red
    }
    #expect(abs(try middle(.device) - 125) < 5)
    #expect(try middle(.perceptual) < 110)
  }

  @Test func `around a mesh lies its background, in what the mesh fills`() throws {
    let half: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
    let mesh = MeshGradient(
      width: 2, height: 2, points: half, colors: [.white, .white, .white, .white],
      background: .blue)
    let pixels = try MeshPixels(mesh)
    #expect(pixels[10, 20].red == 255)
    #expect(pixels[40, 20].red < 20 && pixels[40, 20].blue > 200)
    let operations = LaidOut(Circle().fill(mesh.opacity(0.5))).canvas(40, 40).operations
    guard case .push(let group)? = operations.first else {
      Issue.record("\(operations)")
      return
    }
    #expect(group.clip != nil)
    #expect(group.opacity == 0.5)
    let line = LaidOut(Circle().stroke(mesh, lineWidth: 4)).canvas(40, 40).operations
    guard case .push(let drawn)? = line.first else {
      Issue.record("\(line)")
      return
    }
    #expect(drawn.mask.count == 1)
    for case .image(_, let frame, _) in line { #expect(frame[0] < -2 && frame[2] > 44) }
  }

  @Test func `texts, symbols, borders and charts show a mesh where they are drawn`() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners, colors: [.red, .yellow, .blue, .green])
    let views: [(name: String, view: AnyView)] = [
      ("text", AnyView(Text("Mesh").foregroundStyle(mesh))),
      ("half of a text", AnyView(Text("\(Text("Me").foregroundStyle(mesh))sh"))),
      ("level", AnyView(Text("Mesh").foregroundStyle(.secondary).foregroundStyle(mesh))),
      ("redacted", AnyView(Text("Mesh").foregroundStyle(mesh).redacted(reason: .placeholder))),
      ("symbol", AnyView(Image(systemName: "star.fill").foregroundStyle(mesh))),
      ("border", AnyView(Color.clear.border(mesh, width: 2))),
      ("ring", AnyView(Gauge(value: 0.5) {}.gaugeStyle(.accessoryCircularCapacity).tint(mesh))),
      ("bar", AnyView(ProgressView(value: 0.5).tint(mesh))),
    ]
    for (name, view) in views {
      let operations = LaidOut(view).canvas(60, 60).operations
      let masks = operations.compactMap { operation in
        if case .push(let group) = operation, !group.mask.isEmpty { group.mask } else { nil }
      }
      #expect(!masks.isEmpty, "\(name)")
      #expect(masks.allSatisfy { !$0.isEmpty }, "\(name)")
      let images = operations.count { if case .image = $0 { true } else { false } }
      #expect(images == masks.count, "\(name)")
    }
  }

  @Test func `a Lock Screen takes the colours of a mesh`() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners, colors: [.red, .red, .red, .red])
    let pixels = try MeshPixels(mesh) { $0.scene.look.renderingMode = .vibrant }
    let ground = RenderingMode.vibrant.ground.components
    let found = pixels[20, 20]
    // The red of the system is between the ground and the white of the material, and is grey.
    #expect(Double(found.red) > ground.red * 255 + 20 && found.red < 200)
    #expect(abs(Int(found.red) - Int(found.green)) < 20 && found.opacity == 255)
  }
}

/// The pixels of the one picture that a view draws in a square of 48 points.
@MainActor private struct MeshPixels {
  private let bytes: [UInt8]

  init(_ view: some View, setup: (inout ViewStyle) -> Void = { _ in }) throws {
    let canvas = LaidOut(view, setup: setup).canvas(48, 48)
    let picture = try #require(canvas.pictures.values.first)
    let file = try #require(Data(base64Encoded: picture.data))
    // A file that is not packed: what follows its head is one block of 50 rows of 50 pixels.
    bytes = [UInt8](file.dropFirst(8 + 25 + 8 + 7))
    #expect(canvas.images.isEmpty)
  }

  subscript(column: Int, row: Int) -> (red: Int, green: Int, blue: Int, opacity: Int) {
    let start = row * 201 + 1 + 4 * column
    return (Int(bytes[start]), Int(bytes[start + 1]), Int(bytes[start + 2]), Int(bytes[start + 3]))
  }
}
