import LinuxIO
import Protobuf
public import RPCCore

extension ServiceConfiguration {
  /// Reads a file in the form of gRPC's service config: `methodConfig` with `name`, `timeout`,
  /// `waitForReady`, `retryPolicy` and `hedgingPolicy`, and `retryThrottling`.
  ///
  /// It is read strictly: what isn't known, comes twice or is out of its bounds is refused.
  ///
  /// - Throws: `.badConfiguration` that names the file and the line, or the path of the value;
  ///   `.ioFailure` if it can't be read.
  public init(file path: String) throws(RuntimeError) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileContents.read(path, limit: Self.maximumBytes + 1)
    } catch {
      throw RuntimeError(.ioFailure, "can't read the service configuration: \(error)", cause: error)
    }
    guard bytes.count <= Self.maximumBytes, let text = String(validating: bytes, as: UTF8.self)
    else {
      throw RuntimeError(
        .badConfiguration,
        "\(path) is no service configuration: it isn't UTF-8 or over \(Self.maximumBytes) bytes")
    }
    do throws(JSONFailure) {
      self = try ServiceConfigurationReader.read(text)
    } catch {
      throw RuntimeError(.badConfiguration, "\(path): \(error)", cause: error)
    }
  }

  /// The same from its text.
  ///
  /// - Throws: `.badConfiguration` that names the line, or the path of the value.
  public init(json text: String) throws(RuntimeError) {
    do throws(JSONFailure) {
      self = try ServiceConfigurationReader.read(text)
    } catch {
      throw RuntimeError(.badConfiguration, "service configuration: \(error)", cause: error)
    }
  }

  private static let maximumBytes = 1024 * 1024
}
