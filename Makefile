# Rollcall. `make` lists the targets; the steps themselves are scripts in deploy/local and .ci.

SWIFT := deploy/local/swift
# No colours: SwiftPM would build everything anew whenever a terminal comes or goes. And no check of
# overlapping accesses at run time: debug builds make it, and so all tests do.
RELEASE := --configuration release --static-swift-stdlib --no-color-diagnostics \
	-Xswiftc -enforce-exclusivity=unchecked
# Apart, since the sanitizer needs every target built its own way.
TSAN := --scratch-path .build-tsan --sanitize thread
TSAN_OPTIONS := suppressions=$(CURDIR)/Tests/thread-sanitizer.supp
CONCURRENT_TESTS := EventLoopTests|NameResolutionTests|RPCTransportTests|TLSTests|AdminHTTPTests|ServiceRuntimeTests|ServiceStoreTests|TracingTests|IdentityTests|PicturesTests|LoadGeneratorTests

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help deps deps-test build up down demo test lint format generate docs soak chaos conformance fuzz bench bench-overload bench-idle bench-codec bench-load bench-search images test-images deb test-deb clean

help: ## This list
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 23

deps: ## Install the Debian packages that are missing, and check the Swift toolchain
	@deploy/local/deps build

deps-test:
	@deploy/local/deps test
	@deploy/local/venv

build: deps ## Build the services and tools into .build/release
	$(SWIFT) build $(RELEASE)

up: deps ## Build and start everything on loopback; Ctrl-C stops it. DETACH=1 returns instead
	@deploy/local/preflight
	$(SWIFT) build $(RELEASE)
	@DETACH=$(DETACH) deploy/local/up

down: ## Stop what `make up` started; the data stays
	@deploy/local/down

demo: build ## Walk through the three screens once more
	@deploy/local/demo

# One test at a time: hundreds at once on a machine of two cores make each other wait for longer
# than the deadlines and shares of load that they are about.
test: deps-test lint ## Lint, check the generated code, and run all tests
	proto/generate --check
	$(SWIFT) build
	deploy/local/docs
	TSAN_OPTIONS='$(TSAN_OPTIONS)' $(SWIFT) test $(TSAN) --no-parallel --filter '$(CONCURRENT_TESTS)'
	$(SWIFT) test --no-parallel

lint: ## Check formatting and the project's own rules
	@.ci/lint

format: ## Format the Swift sources
	$(SWIFT) format --in-place --parallel --recursive Package.swift Shared Services Tests

generate: deps-test ## Write the code generated from proto/ anew
	proto/generate

docs: deps ## Make the documentation of the libraries, in .build/docs
	$(SWIFT) build
	@deploy/local/docs

# The same test runs for a minute as part of `test`.
soak: deps-test ## Call the services in every way for MINUTES (10): their memory has to stay flat
	$(SWIFT) build --build-tests
	SOAK_MINUTES=$(or $(MINUTES),10) $(SWIFT) test --skip-build --filter SoakTests

# The same test makes 60 of each as part of `test`.
chaos: deps-test ## Kill a replica and restart PostgreSQL under CREATES (2000) groups and goals: none may be lost
	$(SWIFT) build --build-tests
	CHAOS_CREATES=$(or $(CREATES),2000) $(SWIFT) test --skip-build --filter EndToEndTests.ReplicaTests

# Not part of `test`: the first time, it fetches a source package and compiles for a minute.
conformance: deps-test ## Run the protobuf conformance suite; RUNNER=FILE SCHEMA=DIR for another version's
	@RUNNER='$(RUNNER)' SCHEMA='$(SCHEMA)' Tests/Conformance/run

fuzz: deps-test ## Change messages at random for longer than `make test` does; RUNS=N SEED=N
	FUZZ_RUNS=$(or $(RUNS),20000) PROTOBUF_CASES=$(or $(CASES),500) \
	PROTOBUF_SEED=$(or $(SEED),$(shell date +%s)) $(SWIFT) test --filter 'FuzzTests|PythonPeerTests'

bench: build ## Measure calls and the services' methods; PEERS=DIR calls beside the peers of that folder, against the budgets
	@Tests/Benchmarks/run.py $(if $(PEERS),--peers $(PEERS))
	@$(if $(PEERS),,Tests/Benchmarks/services.py)

bench-overload: build ## Measure twice the load that a server can carry, and slow calls beside fast ones
	@Tests/Benchmarks/overload.py

bench-load: build ## Measure rollcall load beside k6 and h2load, on one server
	@deploy/local/deps test
	@deploy/local/venv
	@Tests/Benchmarks/generators.py

bench-idle: build ## Measure the memory of 10,000 idle connections, beside OpenSSL alone; CONNECTIONS=N
	@deploy/local/deps bench
	@Tests/Benchmarks/idle.py $(if $(CONNECTIONS),--connections $(CONNECTIONS))

bench-codec: build ## Count instructions of encoding and decoding, beside C++ and protobuf-c
	@deploy/local/deps bench
	@Tests/Benchmarks/codec.py

bench-search: build ## Measure the search over COUNT (1000000) people, beside slapd; PEOPLE=FILE for others
	@deploy/local/deps test
	@Tests/Benchmarks/search.py $(if $(COUNT),--count $(COUNT)) $(if $(PEOPLE),--people $(PEOPLE))

images: ## Build the container images with podman or docker. TAG=T ENGINE=E BASE=IMAGE RUNTIME=IMAGE
	@deploy/container/build

test-images: deps ## Build the images on a base made here, and walk through the screens in containers; COMPILE=1 compiles inside
	@deploy/local/deps images
	@deploy/local/venv
	@COMPILE='$(COMPILE)' deploy/container/test

deb: deps ## Build the Debian package with the services and their systemd units, in .build/deb
	@deploy/local/deps images
	@deploy/container/compile .build/executables
	@deploy/systemd/build-deb .build/executables

test-deb: deb ## Install that package in a Debian of its own, call a service by its socket, and remove it
	@deploy/systemd/try .build/deb/rollcall_*.deb

clean: ## Remove what was built; .rollcall, with the data, stays
	rm -rf .build .build-*
