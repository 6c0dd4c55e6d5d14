#pragma once

#include <openssl/ssl.h>
#include <postgresql/libpq-fe.h>

static inline void rollcall_pq_ignore_notice(void *context, const PGresult *result) {
  (void)context;
  (void)result;
}

// Otherwise libpq prints notices to stderr.
static inline void rollcall_pq_drop_notices(PGconn *connection) {
  PQsetNoticeReceiver(connection, rollcall_pq_ignore_notice, NULL);
}

// Whether OpenSSL holds bytes that the socket doesn't announce any more.
static inline int rollcall_pq_has_unread(PGconn *connection) {
  SSL *ssl = (SSL *)PQgetssl(connection);
  return ssl && SSL_pending(ssl) > 0;
}
