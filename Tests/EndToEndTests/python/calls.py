"""Calls two services and prints a line of JSON for each answer. PythonClientTests reads them.

calls.py DIRECTORY GROUPS CERTIFICATES NAME EMAIL
"""
import json, sys
from google.rpc.error_details_pb2 import BadRequest
from rollcall.directory.v1 import directory_pb2 as directory
from rollcall.groups.v1 import groups_pb2 as groups
from rollcall_client import Call, CallError, Connection

DIRECTORY = "rollcall.directory.v1.UserDirectory"


def show(**values):
    print(json.dumps(values), flush=True)


def show_error(error):
    code, message, details = error.args
    violations = []
    for detail in details:
        if detail.type_url == "type.googleapis.com/google.rpc.BadRequest":
            found = BadRequest.FromString(detail.value).field_violations
            violations += [f"{violation.field} {violation.description}" for violation in found]
    show(code=code, message=message, violations=violations)


def refused(connection, method, answer_type, request, **options):
    try:
        connection.unary(method, answer_type, request, **options)
    except CallError as error:
        show_error(error)


directory_address, groups_address, certificates, name, email = sys.argv[1:]
people = Connection(directory_address, certificates, name)

# A unary call with metadata and a deadline.
user = people.unary(
    f"{DIRECTORY}/CreateUser", directory.User,
    directory.CreateUserRequest(email=email, display_name="Zoë Python"),
    timeout=30, metadata={"client": b"python", "trace-bin": b"\x00\xff"})
show(id=user.id, email=user.email, display_name=user.display_name, revision=user.revision)

# Errors, with details and without; the connection goes on.
refused(
    people, f"{DIRECTORY}/CreateUser", directory.User,
    directory.CreateUserRequest(request_id="7", email="nobody", display_name=" "))
refused(people, f"{DIRECTORY}/Rename", directory.User, directory.GetUserRequest())
refused(
    people, f"{DIRECTORY}/GetUser", directory.User, directory.GetUserRequest(id=user.id),
    timeout=1e-6)

# Two calls at once on one connection, their answers read in the other order.
calls = [
    Call(people, f"{DIRECTORY}/GetUser", directory.User, directory.GetUserRequest(id=user.id)),
    Call(people, f"{DIRECTORY}/SearchUsers", directory.SearchUsersResponse,
         directory.SearchUsersRequest(term=email, sequence=7)),
]
[found] = calls[1].answers()
[same] = calls[0].answers()
show(found=[user.id for user in found.users], sequence=found.sequence, same=same == user)

# A stream each way.
conversation = Call(
    Connection(groups_address, certificates, name), "rollcall.groups.v1.Groups/Compose",
    groups.ComposeState, timeout=30)
states = conversation.answers()
for event in [
    {"start": {"creator_id": user.id}}, {"search": email}, {"tap": user.id}, {"title": "Snakes"},
    {"done": {"request_id": user.id}},
]:
    conversation.send(groups.ComposeEvent(**event))
    state = next(states)
    show(
        sequence=state.sequence, rows=[[row.email, row.checked] for row in state.rows],
        label=state.label, done=state.done_shown, problem=state.problem,
        members=[member.email for member in state.created.members])
conversation.finish()
show(rest=list(states))
