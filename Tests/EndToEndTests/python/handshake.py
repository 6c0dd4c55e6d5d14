"""Connects once, with a certificate or with none, and prints how far it gets.

handshake.py ADDRESS CERTIFICATES [NAME]
"""
import socket, ssl, sys

address, certificates, *name = sys.argv[1:]
context = ssl.create_default_context(cafile=f"{certificates}/ca.pem")
if name:
    context.load_cert_chain(f"{certificates}/{name[0]}.pem", f"{certificates}/{name[0]}.key")
context.set_alpn_protocols(["rollcall/1"])
host, port = address.rsplit(":", 1)
try:
    plain = socket.create_connection((host, int(port)), timeout=30)
    # In TLS 1.3 the server looks at the client's certificate after the client's handshake is done:
    # only its first frame says that it took it.
    with context.wrap_socket(plain, server_hostname=host) as stream:
        print("let in" if stream.recv(4) else "closed without a word")
except ssl.SSLError as error:
    print(error.reason)
except ConnectionResetError:
    print("reset")
