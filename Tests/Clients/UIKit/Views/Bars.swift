import UIKit

/// Sets the looks of an app's bars, as its view model does, which the widget shares.
@MainActor enum BarLooks {
  static func set(_ tint: UIColor) {
    UITabBar.appearance().barTintColor = tint
    UITabBar.appearance().unselectedItemTintColor = .gray
    UITabBar.appearance().backgroundImage = UIImage()
    UITabBar.appearance().shadowImage = UIImage()
    UITabBar.appearance().isTranslucent = false
    UINavigationBar.appearance().titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 12)]
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: tint]
    UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
    UINavigationBar.appearance().prefersLargeTitles = true
    UIToolbar.appearance().barStyle = .black
    UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = tint
    let looks = UITabBarAppearance()
    looks.configureWithOpaqueBackground()
    looks.backgroundColor = tint
    looks.backgroundEffect = UIBlurEffect(style: .regular)
    looks.shadowColor = nil
    looks.stackedLayoutAppearance.normal.iconColor = .gray
    looks.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: tint]
    let items: UITabBarItemAppearance = looks.inlineLayoutAppearance
    let state: UITabBarItemStateAppearance = items.focused
    state.badgeBackgroundColor = tint
    looks.compactInlineLayoutAppearance = items
    looks.selectionIndicatorTintColor = tint
    UITabBar.appearance().standardAppearance = looks
    UITabBar.appearance().selectedItem?.badgeColor = tint
    let common: UIBarAppearance = UIToolbarAppearance()
    common.shadowImage = nil
    common.backgroundImage = nil
    UITabBar.appearance().scrollEdgeAppearance = looks
    let bar = UINavigationBarAppearance()
    bar.configureWithTransparentBackground()
    bar.configureWithDefaultBackground()
    bar.titleTextAttributes = [.foregroundColor: tint]
    UINavigationBar.appearance().compactAppearance = bar
    UINavigationBar.appearance().standardAppearance = bar
  }

  static func items(_ target: AnyObject, _ action: Selector) -> [UIBarItem] {
    let add = UIBarButtonItem(barButtonSystemItem: .add, target: target, action: action)
    add.tintColor = .red
    let custom = UIBarButtonItem(customView: UIView(frame: .zero))
    custom.width = 20
    let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    done.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let tab = UITabBarItem(title: "Home", image: nil, tag: 1)
    tab.badgeValue = "\(done.titleTextAttributes(for: .normal)?.count ?? 0)"
    tab.selectedImage = UITabBarItem(title: "A", image: nil, selectedImage: UIImage()).selectedImage
    return [
      add, custom, done, tab, UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil),
    ]
  }

  static func flexible(
    _ kind: UIBarButtonItem.SystemItem = .flexibleSpace, _ style: UIBarStyle = .default,
    _ metrics: UIBarMetrics = .compact, _ effect: UIVibrancyEffectStyle = .fill,
    _ view: any UIAppearance.Type = UITabBar.self
  ) -> UIBarButtonItem {
    print(style, metrics, effect, view)
    return UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
  }

  static func scaled(_ font: UIFont) -> (UIFont, CGFloat, Bool) {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .secondaryLabel)
    return (
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits),
      metrics.scaledFont(for: font, compatibleWith: traits).pointSize
        + metrics.scaledValue(for: 3, compatibleWith: traits),
      UIAccessibility.isGuidedAccessEnabled && UIAccessibility.isInvertColorsEnabled
        && UIAccessibility.isSwitchControlRunning && UIAccessibility.isGrayscaleEnabled
        && UIVisualEffectView(effect: vibrancy).effect === vibrancy
    )
  }

  /// A font of the bundle is known, whichever module it was asked of.
  static func register(_ file: URL) -> Bool {
    (CTFontManagerCopyAvailablePostScriptNames() as? [String] ?? []).contains("Own")
      || CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
  }
}

/// Sets the looks of an app's lists, as its view model does.
@MainActor func setLists(_ tint: UIColor) -> UITableView {
  UITableView.appearance().backgroundColor = .clear
  UITableView.appearance().separatorStyle = .none
  UITableView.appearance().separatorColor = tint
  UITableView.appearance().separatorInset = .zero
  UITableView.appearance().sectionHeaderTopPadding = 0
  UITableView.appearance().tableFooterView = UIView()
  UITableView.appearance().tableHeaderView = nil
  UITableViewCell.appearance().selectionStyle = .none
  UITableViewCell.appearance().selectedBackgroundView = UIView()
  UITableViewCell.appearance().contentView.backgroundColor = tint
  UITableViewHeaderFooterView.appearance().backgroundView = nil
  UITableViewHeaderFooterView.appearance().contentView.tintColor = tint
  UICollectionView.appearance().backgroundView = nil
  UICollectionView.appearance().allowsSelection = false
  UICollectionView.appearance().reloadData()
  let selection: UITableViewCell.SelectionStyle = .gray
  let separator: UITableViewCell.SeparatorStyle = .singleLine
  let table = UITableView(frame: .zero, style: .insetGrouped)
  table.rowHeight = 44
  table.estimatedRowHeight = 44
  table.allowsSelection = table.style == .plain || selection == .blue || separator == .none
  table.backgroundView = nil
  table.reloadData()
  return table
}
