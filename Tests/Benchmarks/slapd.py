"""OpenLDAP's slapd with people in it, and a client of it that has one TLS connection."""
import glob
import os
import pathlib
import shutil
import socket
import ssl
import subprocess
import sys

from run import free_port

PACKAGES = ["slapd", "libodbc2", "libltdl7", "libwrap0"]

# mdb with its defaults: parts of an address are indexed from four letters on.
CONFIGURATION = """\
include {schema}/core.schema
include {schema}/cosine.schema
include {schema}/inetorgperson.schema
modulepath {modules}
moduleload back_mdb
pidfile {folder}/slapd.pid
TLSCACertificateFile {folder}/ca.pem
TLSCertificateFile {folder}/server.pem
TLSCertificateKeyFile {folder}/server.key
sizelimit unlimited
threads 4
database mdb
maxsize 34359738368
suffix "dc=example,dc=com"
directory {folder}/db
dbnosync
index objectClass eq
index mail eq,sub
"""


class Server:
    def __init__(self, folder, people):
        self.folder = folder / "slapd"
        (self.folder / "db").mkdir(parents=True)
        root, self.environment = self.installation()
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
             "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", self.folder / "server.key",
             "-out", self.folder / "server.pem"], check=True, stderr=subprocess.DEVNULL)
        shutil.copy(self.folder / "server.pem", self.folder / "ca.pem")
        configuration = self.folder / "slapd.conf"
        configuration.write_text(CONFIGURATION.format(
            schema=f"{root}/etc/ldap/schema", modules=f"{root}/usr/lib/ldap", folder=self.folder))
        command = [f"{root}/usr/sbin/slapd"]
        self.load(command, configuration, people)
        self.port = free_port()
        self.process = subprocess.Popen(
            [*command, "-d", "0", "-h", f"ldaps://127.0.0.1:{self.port}", "-f", configuration], env=self.environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.last_id = 0
        self.answers = {}

    def installation(self):
        """What is installed, or else Debian's packages, unpacked: installing them would start a server."""
        environment = dict(os.environ)
        if os.path.exists("/usr/sbin/slapd"):
            return "", environment
        root = self.folder / "root"
        fetched = subprocess.run(["apt-get", "download", "-q", *PACKAGES], cwd=self.folder, capture_output=True, text=True)
        if fetched.returncode:
            sys.exit(f"slapd can't be fetched; --no-slapd measures without it\n{fetched.stderr}")
        for package in glob.glob(f"{self.folder}/*.deb"):
            subprocess.run(["dpkg", "-x", package, root], check=True)
        environment["LD_LIBRARY_PATH"] = ":".join(glob.glob(f"{root}/usr/lib/*-linux-gnu"))
        return root, environment

    def load(self, command, configuration, people):
        ldif = self.folder / "people.ldif"
        with open(people, encoding="utf-8") as lines, open(ldif, "w", encoding="utf-8") as output:
            output.write("dn: dc=example,dc=com\nobjectClass: dcObject\nobjectClass: organization\no: Example\ndc: example\n\n")
            for number, line in enumerate(lines):
                mail, name = line.rstrip("\n").split("\t")
                local, _, domain = mail.rpartition("@")
                # An address is ASCII in LDAP's schema.
                mail = f"{local.encode('ascii', 'replace').decode()}@{domain.encode('idna').decode()}"
                output.write(f"dn: uid={number},dc=example,dc=com\nobjectClass: inetOrgPerson\nuid: {number}\n")
                for attribute, value in (("cn", name), ("sn", name), ("mail", mail)):
                    output.write(f"{attribute}:: {base64(value)}\n" if not value.isascii() else f"{attribute}: {value}\n")
                output.write("\n")
        subprocess.run([*command, "-T", "add", "-q", "-f", configuration, "-l", ldif], check=True, env=self.environment)
        ldif.unlink()

    def connect(self):
        context = ssl.create_default_context(cafile=str(self.folder / "ca.pem"))
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        self.socket = context.wrap_socket(socket.create_connection(("127.0.0.1", self.port)), server_hostname="127.0.0.1")
        self.input = self.socket.makefile("rb")

    def begin(self, term):
        """Asks for 20 people with the term anywhere in their address: RFC 4511, section 4.5.1."""
        self.last_id += 1
        substrings = ber(0xa4, ber(0x04, b"mail") + ber(0x30, ber(0x81, term.encode())))
        attributes = ber(0x30, ber(0x04, b"mail") + ber(0x04, b"cn"))
        request = ber(0x63, ber(0x04, b"dc=example,dc=com") + ber(0x0a, b"\x02") + ber(0x0a, b"\x00") + ber(0x02, b"\x14")
                      + ber(0x02, b"\x00") + ber(0x01, b"\x00") + substrings + attributes)
        self.socket.sendall(ber(0x30, ber(0x02, self.last_id.to_bytes(4, "big")) + request))
        self.answers[self.last_id] = [0, False]
        return self.last_id

    def end(self, call):
        while not self.answers[call][1]:
            message = self.read()
            length = message[1]
            answer = self.answers[int.from_bytes(message[2:2 + length], "big")]
            operation = message[2 + length]
            if operation == 0x64:
                answer[0] += 1
            elif operation == 0x65:
                answer[1] = True
        return self.answers.pop(call)[0]

    def read(self):
        """The content of one message."""
        head = self.input.read(2)
        if len(head) < 2:
            raise ConnectionError("slapd closed the connection")
        length = head[1]
        if length & 0x80:
            length = int.from_bytes(self.input.read(length & 0x7f), "big")
        return self.input.read(length)


def ber(tag, content):
    length = len(content)
    if length < 0x80:
        return bytes([tag, length]) + content
    size = (length.bit_length() + 7) // 8
    return bytes([tag, 0x80 | size]) + length.to_bytes(size, "big") + content


def base64(text):
    import base64
    return base64.b64encode(text.encode()).decode()
