// Images of several pictures, and images that item providers hand over. A widget shows an
// animation's first picture, as it does on a device.

extension UIImage {
  /// Creates an animation of pictures.
  ///
  /// - Parameters:
  ///   - images: The pictures, one after the other.
  ///   - duration: The seconds that all of them take.
  /// - Returns: The first picture, with the others; nil for none.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first.map { first in
      let image = UIImage(copying: first)
      image.images = images
      image.duration = duration
      return image
    }
  }

  /// Creates an animation of the pictures `name0`, `name1` and so on, as far as they are there.
  ///
  /// - Parameters:
  ///   - name: The common beginning of the pictures' names.
  ///   - duration: The seconds that all of them take.
  /// - Returns: The animation; nil where the first picture is not there.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count <= 1024, let image = UIImage(named: "\(name)\(images.count)") {
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The types of pictures that are read here.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "com.compuserve.gif", "public.heic", "public.tiff"]
  }

  /// The types of pictures that an image is written as.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  /// Creates an image of a file's bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let image = UIImage(data: data) as? Self else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return image
  }
}
