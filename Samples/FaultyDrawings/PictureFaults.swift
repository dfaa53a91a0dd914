import SwiftUI
import WidgetKit

struct PictureWidgets: WidgetBundle {
  var body: some Widget {
    ImageBlurred()
    ImageTooLarge()
    VanishesWhenTinted()
  }
}

/// A picture beside a name.
struct Captioned: View {
  let name: String
  let side: CGFloat

  var body: some View {
    VStack {
      Image(name).resizable().scaledToFit().frame(width: side, height: side)
      Text("Harbour").font(.system(size: 17))
    }
  }
}

/// Draws a picture of 24 pixels with 96.
struct ImageBlurred: Widget {
  var body: some WidgetConfiguration {
    small("image-blurred") { Captioned(name: "Avatar", side: 32) }
  }
}

/// Passes on a picture as the camera made it.
struct ImageTooLarge: Widget {
  var body: some WidgetConfiguration {
    small("image-too-large") { Captioned(name: "Harbour", side: 32) }
  }
}

/// Lets a tint make one area of a picture.
struct VanishesWhenTinted: Widget {
  var body: some WidgetConfiguration {
    small("vanishes-when-tinted") { Captioned(name: "Poster", side: 80) }
  }
}
