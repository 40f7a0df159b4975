import VipergenGenerator

/// The files of the set `rib`.
enum RibTemplates {}

extension BuiltInSets {

    static let rib = [
        RibTemplates.manifest,
        RibTemplates.builder,
        RibTemplates.appComponent,
        RibTemplates.interactor,
        RibTemplates.router,
        RibTemplates.viewController,
        RibTemplates.view,
        RibTemplates.componentExtension,
        SourceFile.storyboard,
        SourceFile.xib,
        RibTemplates.interactorTests,
        RibTemplates.routerTests,
        RibTemplates.mocks,
    ]
}
