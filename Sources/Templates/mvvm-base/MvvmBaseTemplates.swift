import VipergenGenerator

/// The files of the set `mvvm-base`.
enum MvvmBaseTemplates {}

extension BuiltInSets {

    static let mvvmBase = [
        MvvmBaseTemplates.manifest,
        MvvmBaseTemplates.coordinator,
        MvvmBaseTemplates.flowView,
        MvvmBaseTemplates.route,
    ]
}
