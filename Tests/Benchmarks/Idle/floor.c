// What OpenSSL alone takes for an idle connection: floor COUNT CERTIFICATES.
//
// A server that accepts, shakes hands with client certificates over TLS 1.3, answers one message and
// then only keeps the connection; a child makes as many connections to it. Prints how many bytes of
// resident memory the server takes for each, from the 500th on.
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <openssl/ssl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { WARM_UP = 500, MESSAGE = 200 };

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static SSL_CTX *context(const SSL_METHOD *method, const char *folder, const char *name) {
  char path[4096];
  SSL_CTX *context = SSL_CTX_new(method);
  SSL_CTX_set_min_proto_version(context, TLS1_3_VERSION);
  SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS);
  SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
  SSL_CTX_set_verify(context, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, NULL);
  snprintf(path, sizeof path, "%s/ca.pem", folder);
  if (SSL_CTX_load_verify_locations(context, path, NULL) != 1) fail(path);
  snprintf(path, sizeof path, "%s/%s.pem", folder, name);
  if (SSL_CTX_use_certificate_chain_file(context, path) != 1) fail(path);
  snprintf(path, sizeof path, "%s/%s.key", folder, name);
  if (SSL_CTX_use_PrivateKey_file(context, path, SSL_FILETYPE_PEM) != 1) fail(path);
  return context;
}

static long resident(void) {
  long pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file || fscanf(file, "%*d %ld", &pages) != 1) fail("statm");
  fclose(file);
  return pages * sysconf(_SC_PAGESIZE);
}

static SSL *over(int fd, SSL_CTX *context) {
  int on = 1;
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  SSL *ssl = SSL_new(context);
  SSL_set_fd(ssl, fd);
  return ssl;
}

static void whole(SSL *ssl, int (*step)(SSL *, void *, int)) {
  char message[MESSAGE] = {0};
  for (int done = 0; done < MESSAGE;) {
    int count = step(ssl, message + done, MESSAGE - done);
    if (count <= 0) fail("a connection");
    done += count;
  }
}

static int write_some(SSL *ssl, void *bytes, int count) { return SSL_write(ssl, bytes, count); }

static void connect_all(int port, long count, SSL_CTX *context) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = port, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  for (long i = 0; i < count; i++) {
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (fd < 0 || connect(fd, (struct sockaddr *)&address, sizeof address) < 0) fail("connect");
    SSL *ssl = over(fd, context);
    if (SSL_connect(ssl) != 1) fail("SSL_connect");
    whole(ssl, write_some);
    whole(ssl, SSL_read);
  }
  pause();
}

int main(int arguments, char **argument) {
  if (arguments != 3) return 64;
  long count = atol(argument[1]) + WARM_UP;
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t length = sizeof address;
  int listener = socket(AF_INET, SOCK_STREAM, 0);
  if (bind(listener, (struct sockaddr *)&address, length) < 0 || listen(listener, 1024) < 0 ||
      getsockname(listener, (struct sockaddr *)&address, &length) < 0)
    fail("listen");
  pid_t child = fork();
  if (child == 0) connect_all(address.sin_port, count, context(TLS_client_method(), argument[2], "client"));
  SSL_CTX *server = context(TLS_server_method(), argument[2], "server");
  long before = 0;
  for (long i = 0; i < count; i++) {
    if (i == WARM_UP) before = resident();
    int fd = accept(listener, NULL, NULL);
    if (fd < 0) fail("accept");
    SSL *ssl = over(fd, server);
    if (SSL_accept(ssl) != 1) fail("SSL_accept");
    whole(ssl, SSL_read);
    whole(ssl, write_some);
  }
  printf("%ld\n", (resident() - before) / (count - WARM_UP));
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  return 0;
}
