// Calls peer.Directory with gRPC's own implementation for C++, in each of its modes:
// client ADDRESS DIR, with DIR/ca.pem, DIR/client.pem and its key.
//
// Prints a line for each mode and ends with 1 if one went wrong.
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

#include <grpcpp/grpcpp.h>

#include "peer.grpc.pb.h"

namespace {

std::string Read(const std::string &path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string UserId(int number) {
  std::string digits = std::to_string(number);
  return "u" + std::string(6 - digits.size(), '0') + digits;
}

bool Ended(const char *mode, int messages, int wanted, const grpc::Status &status) {
  bool good = status.ok() && messages == wanted;
  std::cout << (good ? "passed " : "failed ") << mode << ": " << messages << " messages, status "
            << status.error_code() << " " << status.error_message() << std::endl;
  return good;
}

bool Unary(peer::Directory::Stub &directory) {
  int good = 0;
  grpc::Status status;
  for (int i = 0; i < 1000 && status.ok(); i++) {
    grpc::ClientContext context;
    peer::GetUserRequest request;
    request.set_user_id(UserId(i));
    peer::User user;
    status = directory.GetUser(&context, request, &user);
    good += user.user_id() == request.user_id();
  }
  return Ended("unary", good, 1000, status);
}

bool ServerStream(peer::Directory::Stub &directory) {
  grpc::ClientContext context;
  peer::WatchUsersRequest request;
  request.set_count(10000);
  auto reader = directory.WatchUsers(&context, request);
  peer::User user;
  int good = 0;
  while (reader->Read(&user)) good += user.user_id() == UserId(good);
  return Ended("server_stream", good, 10000, reader->Finish());
}

bool Chat(peer::Directory::Stub &directory) {
  grpc::ClientContext context;
  auto stream = directory.Chat(&context);
  peer::GetUserRequest request;
  peer::User user;
  int good = 0;
  for (int i = 0; i < 1000; i++) {
    request.set_user_id(UserId(i));
    if (!stream->Write(request) || !stream->Read(&user)) break;
    good += user.user_id() == request.user_id();
  }
  stream->WritesDone();
  while (stream->Read(&user)) good--;
  return Ended("chat", good, 1000, stream->Finish());
}

bool Missing(peer::Directory::Stub &directory) {
  grpc::ClientContext context;
  peer::GetUserRequest request;
  request.set_user_id("nobody");
  peer::User user;
  grpc::Status status = directory.GetUser(&context, request, &user);
  bool good = status.error_code() == grpc::StatusCode::NOT_FOUND && status.error_message() == "no user nobody";
  std::cout << (good ? "passed " : "failed ") << "error: " << status.error_message() << std::endl;
  return good;
}

}  // namespace

int main(int count, char **arguments) {
  if (count != 3) return 64;
  std::string folder = arguments[2];
  grpc::SslCredentialsOptions options;
  options.pem_root_certs = Read(folder + "/ca.pem");
  options.pem_cert_chain = Read(folder + "/client.pem");
  options.pem_private_key = Read(folder + "/client.key");
  auto channel = grpc::CreateChannel(arguments[1], grpc::SslCredentials(options));
  auto directory = peer::Directory::NewStub(channel);
  bool good = Unary(*directory);
  good = ServerStream(*directory) && good;
  good = Chat(*directory) && good;
  good = Missing(*directory) && good;
  return good ? 0 : 1;
}
