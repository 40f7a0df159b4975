import VipergenGenerator

/// The files of the set `viper`.
enum ViperTemplates {}

extension BuiltInSets {

    static let viper = [
        ViperTemplates.manifest,
        ViperTemplates.interfaces,
        ViperTemplates.presenter,
        ViperTemplates.swiftUIPresenter,
        ViperTemplates.viewController,
        ViperTemplates.view,
        ViperTemplates.interactor,
        ViperTemplates.formatter,
        ViperTemplates.wireframe,
        SourceFile.storyboard,
        SourceFile.xib,
        ViperTemplates.mocks,
        ViperTemplates.presenterTests,
        ViperTemplates.presenterOfMocks,
        ViperTemplates.shownModule,
        ViperTemplates.screen,
        ViperTemplates.closedModule,
        ViperTemplates.xcTests,
        ViperTemplates.swiftTests,
    ]
}
