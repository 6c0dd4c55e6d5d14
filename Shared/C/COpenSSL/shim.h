#pragma once

#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/sha.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

// The macros and variadic functions of OpenSSL that Swift can't import, each
// under its own name with the prefix "shim_".

static inline int shim_SSL_CTX_set_only_TLS1_3(SSL_CTX *context) {
  return SSL_CTX_set_min_proto_version(context, TLS1_3_VERSION) &&
         SSL_CTX_set_max_proto_version(context, TLS1_3_VERSION);
}

static inline void shim_SSL_CTX_set_mode(SSL_CTX *context, long mode) {
  SSL_CTX_set_mode(context, mode);
}

static inline void shim_SSL_CTX_set_read_ahead(SSL_CTX *context, int on) {
  SSL_CTX_set_read_ahead(context, on);
}

static inline void shim_SSL_CTX_set_session_cache_off(SSL_CTX *context) {
  SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
}

// Sessions are only told to the callback, and kept by whoever set that.
static inline void shim_SSL_CTX_set_session_cache_external(SSL_CTX *context) {
  SSL_CTX_set_session_cache_mode(context,
                                 SSL_SESS_CACHE_CLIENT | SSL_SESS_CACHE_NO_INTERNAL);
}

static inline void shim_SSL_CTX_set_app_data(SSL_CTX *context, void *data) {
  SSL_CTX_set_app_data(context, data);
}

static inline void *shim_SSL_CTX_get_app_data(SSL_CTX *context) {
  return SSL_CTX_get_app_data(context);
}

static inline void shim_SSL_CTX_set_server_preference(SSL_CTX *context) {
  SSL_CTX_set_options(context, SSL_OP_CIPHER_SERVER_PREFERENCE);
}

static inline int shim_SSL_CTX_add1_chain_cert(SSL_CTX *context, X509 *certificate) {
  return (int)SSL_CTX_add1_chain_cert(context, certificate);
}

static inline int shim_SSL_set_tlsext_host_name(SSL *ssl, const char *name) {
  return (int)SSL_set_tlsext_host_name(ssl, name);
}

static inline void shim_BIO_set_retry_read(BIO *bio) { BIO_set_retry_read(bio); }
static inline void shim_BIO_set_retry_write(BIO *bio) { BIO_set_retry_write(bio); }
static inline void shim_BIO_clear_retry_flags(BIO *bio) { BIO_clear_retry_flags(bio); }

static inline long shim_BIO_get_mem_data(BIO *bio, char **bytes) {
  return BIO_get_mem_data(bio, bytes);
}

static inline EVP_PKEY *shim_EVP_EC_gen_P256(void) { return EVP_EC_gen("P-256"); }

static inline EVP_PKEY *shim_EVP_ED25519_gen(void) {
  return EVP_PKEY_Q_keygen(NULL, NULL, "ED25519");
}

static inline int shim_GENERAL_NAMES_count(const GENERAL_NAMES *names) {
  return sk_GENERAL_NAME_num(names);
}

static inline const GENERAL_NAME *shim_GENERAL_NAMES_at(const GENERAL_NAMES *names, int index) {
  return sk_GENERAL_NAME_value(names, index);
}

static inline int shim_GENERAL_NAMES_push(GENERAL_NAMES *names, GENERAL_NAME *name) {
  return sk_GENERAL_NAME_push(names, name);
}

static inline STACK_OF(X509) *shim_X509_stack_new(void) { return sk_X509_new_null(); }

static inline int shim_X509_stack_push1(STACK_OF(X509) *stack, X509 *certificate) {
  return X509_add_cert(stack, certificate, X509_ADD_FLAG_UP_REF);
}

static inline void shim_X509_stack_free(STACK_OF(X509) *stack) {
  sk_X509_pop_free(stack, X509_free);
}

// Adds an extension by its textual form, which has to be a constant: OpenSSL
// reads commas and colons in it as syntax.
static inline int shim_X509_add_extension(X509 *certificate, X509 *issuer, int nid,
                                          const char *value) {
  X509V3_CTX context;
  X509V3_set_ctx(&context, issuer, certificate, NULL, NULL, 0);
  X509V3_set_ctx_nodb(&context);
  X509_EXTENSION *extension = X509V3_EXT_conf_nid(NULL, &context, nid, value);
  if (!extension) return 0;
  int added = X509_add_ext(certificate, extension, -1);
  X509_EXTENSION_free(extension);
  return added;
}
