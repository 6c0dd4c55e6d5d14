internal import LinuxIO
internal import Normalization
internal import RPCCore
internal import SQLite
internal import ServiceStore
internal import Synchronization

/// Finds people in memory, beside the SQLite file that keeps them.
///
/// It follows the numbers of changes: at the end of each transaction the writing thread reads what has
/// changed in it, and once that is committed, before anybody is answered, the search knows it. So what is
/// undone never comes here, and nothing of the search has to be on the disk. When the store opens, it is
/// made of the accounts by a thread of the store; searches that come before that is done wait for it.
final class UserSearchIndex: Sendable {
  enum State {
    /// What has been committed since the beginning, and isn't in the index.
    case loading([SearchChange])
    case loaded
    case failed(StoreFailure)
  }

  /// When a block is divided.
  static let usualBlockBytes = 6_000

  /// Blocks that a search looks at on its caller's thread, in some 100 µs; longer ones go to a thread of
  /// the store's.
  static let usualBlocksAtOnce = 96

  let people: ReadersLock<SearchPeople>
  let state = Lock(State.loading([]))
  /// Past it are those who wait for the index to be loaded.
  let loaded = ChangeSignal()
  private let isClosed = Atomic<Bool>(false)

  private let blockBytes: Int
  let maximumBlocks: Int
  let blocksAtOnce: Int

  /// The writing thread's alone.
  private struct Transaction {
    var position = ChangeNumber.none
    var changes: [SearchChange] = []
  }

  private let transaction = Lock(Transaction())

  /// Changes that are carried out before readers get their turn.
  private static let changesAtOnce = 16

  init(blockBytes: Int, maximumBlocks: Int, blocksAtOnce: Int) {
    self.blockBytes = blockBytes
    self.maximumBlocks = maximumBlocks
    self.blocksAtOnce = blocksAtOnce
    people = ReadersLock(SearchPeople(blockBytes: blockBytes))
  }

  // MARK: The writing thread

  /// Everything up to this change is there when the store opens, and ``load(from:)`` finds it.
  func begin(at position: ChangeNumber) { transaction.withLock { $0.position = position } }

  /// At the end of a transaction: reads what has changed in it.
  func prepare(on connection: SQLiteConnection) throws {
    let position = transaction.withLock { $0.position }
    let changes = try SearchFeed(connection: connection).changes(after: position)
    transaction.withLock { $0.changes = changes }
  }

  /// The transaction is on the disk.
  func commit() {
    let changes = transaction.withLock { transaction in
      let changes = transaction.changes
      transaction.changes = []
      if let last = changes.last { transaction.position = last.number }
      return changes
    }
    guard !changes.isEmpty else { return }
    let isLoaded = state.withLock { state in
      switch state {
      case .loaded: return true
      case .failed: return false
      case .loading(var waiting):
        // Grown in place: many transactions may commit while it is loaded.
        state = .loading([])
        waiting += changes
        state = .loading(waiting)
        return false
      }
    }
    if isLoaded { carryOut(changes) }
  }

  private func carryOut(_ changes: [SearchChange]) {
    var rest = changes[...]
    while !rest.isEmpty {
      let some = rest.prefix(Self.changesAtOnce)
      rest = rest.dropFirst(Self.changesAtOnce)
      people.change { people in
        for change in some { people.put(change.person, key: change.key) }
      }
    }
  }

  // MARK: Loading

  /// Reads everybody from a snapshot; for a thread that may block.
  func load(from connection: SQLiteConnection) throws {
    let latest = try connection.lastChange()
    let blocks = try SearchLoad.blocks(of: connection, blockBytes: blockBytes) {
      if isClosed.load(ordering: .relaxed) { throw StoreFailure.closed }
    }
    let everybody = SearchPeople(blocks, blockBytes: blockBytes)
    people.change { $0 = everybody }
    finishLoading(at: latest)
  }

  /// The load came to nothing, perhaps before it began: who waits for it, and who comes later, is told.
  func fail(_ failure: StoreFailure) {
    state.withLock { $0 = .failed(failure) }
    loaded.advance(to: ChangeNumber(1))
  }

  /// Those who were committed meanwhile come in, until there are none.
  private func finishLoading(at latest: ChangeNumber) {
    while true {
      let waiting: [SearchChange]? = state.withLock { state in
        guard case .loading(let waiting) = state, !waiting.isEmpty else {
          state = .loaded
          return nil
        }
        state = .loading([])
        return waiting
      }
      guard let waiting else { break }
      carryOut(waiting.filter { $0.number > latest })
    }
    loaded.advance(to: ChangeNumber(1))
  }

  /// Ends a load that is under way.
  func close() { isClosed.store(true, ordering: .relaxed) }
}
