import RPCCore
import Synchronization

/// The tokens of a channel's ``RetryBudget``. From any thread.
final class RetryTokens: Sendable {
  /// In thousandths of a token.
  private let balance: Atomic<Int>
  private let maximum: Int
  private let perSuccess: Int

  private static let token = 1000

  init(_ budget: RetryBudget) {
    maximum = max(0, budget.maximumTokens) * Self.token
    perSuccess = max(0, Int(budget.tokensPerSuccess * Double(Self.token)))
    balance = Atomic(maximum)
  }

  /// Whole tokens.
  var left: Int { balance.load(ordering: .relaxed) / Self.token }

  /// A call has succeeded. One look at the balance while nothing was taken, which is usual.
  func succeeded() {
    var current = balance.load(ordering: .relaxed)
    while current < maximum {
      let (exchanged, found) = balance.weakCompareExchange(
        expected: current, desired: min(maximum, current + perSuccess), ordering: .relaxed)
      if exchanged { return }
      current = found
    }
  }

  /// Takes a token for one more attempt, if there is one.
  func take() -> Bool {
    var current = balance.load(ordering: .relaxed)
    while current >= Self.token {
      let (exchanged, found) = balance.weakCompareExchange(
        expected: current, desired: current - Self.token, ordering: .relaxed)
      if exchanged { return true }
      current = found
    }
    return false
  }
}
