import VipergenGenerator

extension SourceFile {

    /// A xib whose owner is the view controller, for a set with a choice `view` of which one value is `xib`.
    static let xib = SourceFile(
        "{{name}}ViewController.xib.mustache",
        literal: #"""
            {{#view.xib}}
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <dependencies>
                    <deployment identifier="iOS"/>
                    <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
                    <capability name="Safe area layout guides" minToolsVersion="9.0"/>
                    <capability name="System colors in document resources" minToolsVersion="11.0"/>
                    <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
                </dependencies>
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="{{name}}ViewController" customModuleProvider="target">
                        <connections>
                            <outlet property="view" destination="Viw-mo-dul" id="Out-mo-dul"/>
                        </connections>
                    </placeholder>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="Viw-mo-dul">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <viewLayoutGuide key="safeArea" id="Saf-mo-dul"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                        <point key="canvasLocation" x="0.0" y="0.0"/>
                    </view>
                </objects>
                <resources>
                    <systemColor name="systemBackgroundColor">
                        <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                    </systemColor>
                </resources>
            </document>
            {{/view.xib}}
            """#
    )
}
