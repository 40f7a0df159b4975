import VipergenGenerator

/// The files of the set `mvvm`.
enum MvvmTemplates {}

extension BuiltInSets {

    static let mvvm = [
        MvvmTemplates.manifest,
        MvvmTemplates.view,
        MvvmTemplates.viewModel,
        MvvmTemplates.service,
        MvvmTemplates.route,
        MvvmTemplates.viewModelTests,
        MvvmTemplates.navigationTests,
    ]
}
