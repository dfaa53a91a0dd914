// The types of Xcode's colour and image literals: `#colorLiteral(…)` and `#imageLiteral(…)`.

public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}

extension UIImage: _ExpressibleByImageLiteral {}
