#pragma once

#include <microhttpd.h>

// MHD_start_daemon takes its options as variadic arguments, which Swift can't
// pass. The socket stays the caller's: see MHD_quiesce_daemon.
static inline struct MHD_Daemon *shim_MHD_start(int socket, MHD_AccessHandlerCallback answer,
                                                void *context, unsigned maximum_connections,
                                                unsigned idle_seconds, size_t connection_bytes) {
  return MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_ITC, 0, NULL, NULL, answer,
                          context, MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_CONNECTION_LIMIT,
                          maximum_connections, MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
                          MHD_OPTION_CONNECTION_MEMORY_LIMIT, connection_bytes, MHD_OPTION_END);
}
