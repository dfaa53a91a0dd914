/// A project as Xcode writes it, with synchronized folders beside groups.
enum WrittenProject {
  /// The text of the project file.
  static let text = #"""
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 77;
    	objects = {

    /* Begin PBXBuildFile section */
    		AA0000000000000000000011 /* WidgetKit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000012 /* WidgetKit.framework */; };
    		AA0000000000000000000013 /* 📝Note.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000014 /* 📝Note.swift */; };
    		AA0000000000000000000015 /* 📝Note.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000014 /* 📝Note.swift */; };
    		AA0000000000000000000016 /* Widgets.appex in Embed Foundation Extensions */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000017 /* Widgets.appex */; settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };
    /* End PBXBuildFile section */

    /* Begin PBXFileReference section */
    		AA0000000000000000000012 /* WidgetKit.framework */ = {isa = PBXFileReference; lastKnownFileType = wrapper.framework; name = WidgetKit.framework; path = System/Library/Frameworks/WidgetKit.framework; sourceTree = SDKROOT; };
    		AA0000000000000000000014 /* 📝Note.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "📝Note.swift"; sourceTree = "<group>"; };
    		AA0000000000000000000017 /* Widgets.appex */ = {isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; includeInIndex = 0; path = Widgets.appex; sourceTree = BUILT_PRODUCTS_DIR; };
    		AA0000000000000000000018 /* Notes.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Notes.app; sourceTree = BUILT_PRODUCTS_DIR; };
    		AA0000000000000000000019 /* Widgets.entitlements */ = {isa = PBXFileReference; lastKnownFileType = text.plist.entitlements; path = Widgets.entitlements; sourceTree = "<group>"; };
    /* End PBXFileReference section */

    /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
    		AA0000000000000000000021 /* Exceptions for "Widgets" folder in "Widgets" target */ = {
    			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    			membershipExceptions = (
    				Info.plist,
    			);
    			target = AA0000000000000000000041 /* Widgets */;
    		};
    		AA0000000000000000000022 /* Exceptions for "Notes" folder in "Widgets" target */ = {
    			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    			membershipExceptions = (
    				Model/Store.swift,
    				Colors.xcassets,
    			);
    			target = AA0000000000000000000041 /* Widgets */;
    		};
    /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

    /* Begin PBXFileSystemSynchronizedRootGroup section */
    		AA0000000000000000000031 /* Widgets */ = {
    			isa = PBXFileSystemSynchronizedRootGroup;
    			exceptions = (
    				AA0000000000000000000021 /* Exceptions for "Widgets" folder in "Widgets" target */,
    			);
    			path = Widgets;
    			sourceTree = "<group>";
    		};
    		AA0000000000000000000032 /* Notes */ = {
    			isa = PBXFileSystemSynchronizedRootGroup;
    			exceptions = (
    				AA0000000000000000000022 /* Exceptions for "Notes" folder in "Widgets" target */,
    			);
    			path = Notes;
    			sourceTree = "<group>";
    		};
    /* End PBXFileSystemSynchronizedRootGroup section */

    /* Begin PBXFrameworksBuildPhase section */
    		AA0000000000000000000043 /* Frameworks */ = {
    			isa = PBXFrameworksBuildPhase;
    			buildActionMask = 2147483647;
    			files = (
    				AA0000000000000000000011 /* WidgetKit.framework in Frameworks */,
    			);
    			runOnlyForDeploymentPostprocessing = 0;
    		};
    /* End PBXFrameworksBuildPhase section */

    /* Begin PBXGroup section */
    		AA0000000000000000000051 = {
    			isa = PBXGroup;
    			children = (
    				AA0000000000000000000019 /* Widgets.entitlements */,
    				AA0000000000000000000052 /* Shared */,
    				AA0000000000000000000032 /* Notes */,
    				AA0000000000000000000031 /* Widgets */,
    				AA0000000000000000000053 /* Products */,
    			);
    			sourceTree = "<group>";
    		};
    		AA0000000000000000000052 /* Shared */ = {
    			isa = PBXGroup;
    			children = (
    				AA0000000000000000000014 /* 📝Note.swift */,
    			);
    			path = Shared;
    			sourceTree = "<group>";
    		};
    		AA0000000000000000000053 /* Products */ = {
    			isa = PBXGroup;
    			children = (
    				AA0000000000000000000018 /* Notes.app */,
    				AA0000000000000000000017 /* Widgets.appex */,
    			);
    			name = Products;
    			sourceTree = "<group>";
    		};
    /* End PBXGroup section */

    /* Begin PBXNativeTarget section */
    		AA0000000000000000000040 /* Notes */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = AA0000000000000000000060 /* Build configuration list for PBXNativeTarget "Notes" */;
    			buildPhases = (
    				AA0000000000000000000044 /* Sources */,
    			);
    			buildRules = (
    			);
    			dependencies = (
    			);
    			fileSystemSynchronizedGroups = (
    				AA0000000000000000000032 /* Notes */,
    			);
    			name = Notes;
    			packageProductDependencies = (
    			);
    			productName = Notes;
    			productReference = AA0000000000000000000018 /* Notes.app */;
    			productType = "com.apple.product-type.application";
    		};
    		AA0000000000000000000041 /* Widgets */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = AA0000000000000000000061 /* Build configuration list for PBXNativeTarget "Widgets" */;
    			buildPhases = (
    				AA0000000000000000000042 /* Sources */,
    				AA0000000000000000000043 /* Frameworks */,
    			);
    			buildRules = (
    			);
    			dependencies = (
    			);
    			fileSystemSynchronizedGroups = (
    				AA0000000000000000000031 /* Widgets */,
    			);
    			name = Widgets;
    			packageProductDependencies = (
    			);
    			productName = Widgets;
    			productReference = AA0000000000000000000017 /* Widgets.appex */;
    			productType = "com.apple.product-type.app-extension";
    		};
    /* End PBXNativeTarget section */

    /* Begin PBXProject section */
    		AA0000000000000000000001 /* Project object */ = {
    			isa = PBXProject;
    			attributes = {
    				BuildIndependentTargetsInParallel = 1;
    				LastUpgradeCheck = 1620;
    			};
    			buildConfigurationList = AA0000000000000000000002 /* Build configuration list for PBXProject "Notes" */;
    			developmentRegion = en;
    			mainGroup = AA0000000000000000000051;
    			preferredProjectObjectVersion = 77;
    			productRefGroup = AA0000000000000000000053 /* Products */;
    			projectDirPath = "";
    			projectRoot = "";
    			targets = (
    				AA0000000000000000000040 /* Notes */,
    				AA0000000000000000000041 /* Widgets */,
    			);
    		};
    /* End PBXProject section */

    /* Begin PBXSourcesBuildPhase section */
    		AA0000000000000000000042 /* Sources */ = {
    			isa = PBXSourcesBuildPhase;
    			buildActionMask = 2147483647;
    			files = (
    				AA0000000000000000000013 /* 📝Note.swift in Sources */,
    			);
    			runOnlyForDeploymentPostprocessing = 0;
    		};
    		AA0000000000000000000044 /* Sources */ = {
    			isa = PBXSourcesBuildPhase;
    			buildActionMask = 2147483647;
    			files = (
    				AA0000000000000000000015 /* 📝Note.swift in Sources */,
    			);
    			runOnlyForDeploymentPostprocessing = 0;
    		};
    /* End PBXSourcesBuildPhase section */

    /* Begin XCBuildConfiguration section */
    		AA0000000000000000000071 /* Debug */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				CODE_SIGN_ENTITLEMENTS = Widgets.entitlements;
    				GENERATE_INFOPLIST_FILE = YES;
    				INFOPLIST_FILE = Widgets/Info.plist;
    				SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
    				TARGETED_DEVICE_FAMILY = "1,2";
    			};
    			name = Debug;
    		};
    		AA0000000000000000000072 /* Release */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				CODE_SIGN_ENTITLEMENTS = Widgets.entitlements;
    				GENERATE_INFOPLIST_FILE = YES;
    				INFOPLIST_FILE = Widgets/Info.plist;
    				"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos*]" = "$(inherited) PHONE";
    				SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
    				TARGETED_DEVICE_FAMILY = "1,2";
    			};
    			name = Release;
    		};
    		AA0000000000000000000073 /* Debug */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				SDKROOT = iphoneos;
    				SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)";
    				SWIFT_VERSION = 6.0;
    			};
    			name = Debug;
    		};
    		AA0000000000000000000074 /* Release */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				IPHONEOS_DEPLOYMENT_TARGET = 18.2;
    				OTHER_SWIFT_FLAGS = (
    					"-D",
    					NOTES,
    				);
    				SDKROOT = iphoneos;
    				SWIFT_VERSION = 6.0;
    			};
    			name = Release;
    		};
    /* End XCBuildConfiguration section */

    /* Begin XCConfigurationList section */
    		AA0000000000000000000002 /* Build configuration list for PBXProject "Notes" */ = {
    			isa = XCConfigurationList;
    			buildConfigurations = (
    				AA0000000000000000000073 /* Debug */,
    				AA0000000000000000000074 /* Release */,
    			);
    			defaultConfigurationIsVisible = 0;
    			defaultConfigurationName = Release;
    		};
    		AA0000000000000000000061 /* Build configuration list for PBXNativeTarget "Widgets" */ = {
    			isa = XCConfigurationList;
    			buildConfigurations = (
    				AA0000000000000000000071 /* Debug */,
    				AA0000000000000000000072 /* Release */,
    			);
    			defaultConfigurationIsVisible = 0;
    			defaultConfigurationName = Release;
    		};
    /* End XCConfigurationList section */
    	};
    	rootObject = AA0000000000000000000001 /* Project object */;
    }

    """#
}
