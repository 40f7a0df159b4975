import VipergenGenerator

/// The files of the set `base`.
enum BaseTemplates {}

extension BuiltInSets {

    static let base = [
        BaseTemplates.manifest,
        BaseTemplates.baseWireframe,
        BaseTemplates.formatterInterface,
        BaseTemplates.interactorInterface,
        BaseTemplates.lazyHostingViewController,
        BaseTemplates.presenterInterface,
        BaseTemplates.storyboardExtension,
        BaseTemplates.viewInterface,
    ]
}
