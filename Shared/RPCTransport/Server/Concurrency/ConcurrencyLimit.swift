/// How many calls of one method may run at once on a server.
///
/// A few more wait for their turn. Whoever comes when those places are taken, too, gets
/// RESOURCE_EXHAUSTED at once, with the time after which to try again.
public enum ConcurrencyLimit: Sendable, Hashable {
  case unlimited
  /// Any kind of call. `waiting` is how many may wait.
  case constant(Int, waiting: Int)
  /// Follows the latency of the handler: up while it stays near what it is without load, down when
  /// calls only wait for one another. Never under the number of processors that the process may use,
  /// and never over `ceiling`. As many may wait as may run. That is for unary calls; how long a
  /// stream takes says nothing about load.
  ///
  /// Calls whose handlers don't wait for anything wait for the event loop instead: when for a tenth
  /// of a second no turn of it has been short, calls that come late in a turn are shed, whatever
  /// their kind.
  case adaptive(ceiling: Int)
}
