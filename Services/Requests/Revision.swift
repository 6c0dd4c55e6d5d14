/// The revision that a record must be at for a change; in requests 0 stands for any.
package func expected(_ revision: UInt64) -> UInt64? {
  revision == 0 ? nil : revision
}
