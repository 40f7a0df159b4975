import Testing
import UIKit

@testable import FinishedApp

@Suite("The details screen")
@MainActor
struct DetailsTests {

    private let session = DetailsSession()

    @Test("shows the title and the sections that the formatter makes of the list")
    func content() throws {
        session.answerTitle()
        session.answerArticles()
        #expect(try session.screen.title == "The Week")
        #expect(try session.lines == ["Science (2)", "Atoms", "Rockets", "Weather (1)", "Rain"])
    }

    @Test("shows nothing until both the title and the list are there")
    func half() throws {
        session.answerArticles()
        #expect(try session.screen.title == nil)
        #expect(try session.lines == [])
    }

    @Test("asks for the title and the list at once, and once, though it shows two things")
    func requests() {
        #expect(session.magazine.titles.all.count == 1)
        #expect(session.magazine.articleLists.all.count == 1)
        session.answerTitle()
        session.answerArticles()
        #expect(session.magazine.titles.all.count == 1)
        #expect(session.magazine.articleLists.all.count == 1)
    }

    @Test("shows the progress HUD until both are there")
    func progressHUD() throws {
        #expect(try Person.spinners(on: session.screen).count == 1)
        session.answerTitle()
        #expect(try Person.spinners(on: session.screen).count == 1)
        session.answerArticles()
        #expect(try Person.spinners(on: session.screen).isEmpty)
        #expect(session.alert == nil)
    }

    @Test("shows an alert where one of the two fails, hides the progress HUD, and asks for the other no longer")
    func failure() throws {
        session.magazine.titles.all[0].fail()
        #expect(session.alert?.message == "The server refuses.")
        #expect(try Person.spinners(on: session.screen).isEmpty)
        #expect(session.magazine.articleLists.all[0].isDisposed)
        #expect(try session.lines == [])
    }

    @Test("can be answered on any queue")
    func background() async throws {
        session.answerTitle()
        nonisolated(unsafe) let request = session.magazine.articleLists.all[0]
        await elsewhere { request.fail() }
        await mainQueueHop()
        #expect(session.alert != nil)
        #expect(try Person.spinners(on: session.screen).isEmpty)
    }

    @Test("goes when the person leaves, and takes both requests with it")
    func leaving() throws {
        let references = try References(to: session.screen)
        session.navigationController.popViewController(animated: false)
        #expect(references.living == [])
        #expect(session.magazine.titles.all[0].isDisposed)
        #expect(session.magazine.articleLists.all[0].isDisposed)
    }

    @Test("goes when the person leaves after everything was shown")
    func leavingShown() throws {
        let references = try References(to: session.screen)
        session.answerTitle()
        session.answerArticles()
        session.navigationController.popViewController(animated: false)
        #expect(references.living == [])
    }
}
