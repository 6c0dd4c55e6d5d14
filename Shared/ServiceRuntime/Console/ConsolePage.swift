// Made by embed from the files of page/. DO NOT EDIT.
// swift-format-ignore-file

/// The files of the console.
enum ConsolePage {
  static let html = #"""
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Rollcall console</title>
<link rel="stylesheet" href="/console.css">

<header>
  <h1><span id="service">…</span> <span id="health" class="badge">…</span></h1>
  <p id="about"></p>
  <p id="trouble" role="alert" hidden></p>
</header>

<form id="sign-in" hidden>
  <label>This port asks for its token: <input id="token" type="password" autocomplete="off" required></label>
  <button>Show</button>
</form>

<main id="main" hidden>
  <section class="tiles" aria-label="Now" id="tiles"></section>

  <section aria-labelledby="traffic">
    <h2 id="traffic">Last five minutes <button id="all" class="chip" hidden></button></h2>
    <div class="plots">
      <figure><figcaption>Calls per second <span class="key" id="rate-key"></span></figcaption><div class="plot" id="rate"></div></figure>
      <figure><figcaption>Latency <span class="key" id="latency-key"></span></figcaption><div class="plot" id="latency"></div></figure>
      <figure><figcaption>Errors per second <span class="key" id="errors-key"></span></figcaption><div class="plot" id="errors"></div></figure>
      <figure><figcaption>Processor and busiest loop <span class="key" id="work-key"></span></figcaption><div class="plot" id="work"></div></figure>
    </div>
  </section>

  <section aria-labelledby="methods-title">
    <h2 id="methods-title">Methods</h2>
    <div class="scroll"><table id="methods"></table></div>
  </section>

  <section aria-labelledby="failed-title">
    <h2 id="failed-title">Failed calls <span class="note">the last of five minutes</span></h2>
    <div class="scroll"><table id="failed"></table></div>
  </section>

  <section aria-labelledby="slowest-title">
    <h2 id="slowest-title">Slowest calls <span class="note">of five minutes</span></h2>
    <div class="scroll"><table id="slowest"></table></div>
  </section>

  <section aria-labelledby="stalls-title" id="stalls-section" hidden>
    <h2 id="stalls-title">Blocked event loops</h2>
    <div class="scroll"><table id="stalls"></table></div>
  </section>

  <section aria-labelledby="channels-title" id="channels-section" hidden>
    <h2 id="channels-title">Services that this one calls</h2>
    <div class="scroll"><table id="channels"></table></div>
  </section>

  <section aria-labelledby="connections-title">
    <h2 id="connections-title">Connections <span class="note" id="connections-note"></span></h2>
    <div class="scroll"><table id="peers"></table></div>
    <details><summary>One by one</summary><div class="scroll"><table id="connections"></table></div></details>
  </section>

  <section aria-labelledby="log-title">
    <h2 id="log-title">Log level</h2>
    <p class="switch" id="levels" role="group" aria-label="Log level"></p>
    <p class="note" id="level-note">Holds until the process ends.</p>
  </section>

  <section aria-labelledby="configuration-title">
    <details>
      <summary><h2 id="configuration-title">Configuration in effect</h2></summary>
      <div class="scroll"><table id="configuration"></table></div>
    </details>
  </section>
</main>

<noscript><p>The console needs its script; <a href="/metrics">/metrics</a> doesn't.</p></noscript>
<script src="/console.js"></script>

"""#
  static let style = #"""
:root {
  --page: #f6f7f9; --card: #fff; --ink: #16181d; --soft: #5d6472; --line: #dfe2e8;
  --accent: #2f6fde; --good: #17803d; --bad: #c8321f; --warn: #a15c00;
  --p50: #2f6fde; --p90: #8a5cd6; --p99: #d1478b; --tint: #2f6fde1f; --bad-tint: #c8321f24;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #101216; --card: #181b21; --ink: #e8eaee; --soft: #99a1b0; --line: #2b3038;
    --accent: #76a7ff; --good: #5ccb80; --bad: #ff7d6b; --warn: #f0b253;
    --p50: #76a7ff; --p90: #b795f7; --p99: #f584bb; --tint: #76a7ff26; --bad-tint: #ff7d6b2e;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0 auto; padding: 16px 20px 48px; max-width: 1280px;
  background: var(--page); color: var(--ink);
  font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
h1 { font-size: 20px; margin: 0; display: flex; flex-wrap: wrap; align-items: center; gap: 10px; }
h2 { font-size: 15px; margin: 26px 0 8px; display: flex; flex-wrap: wrap; align-items: baseline; gap: 8px; }
header p { margin: 4px 0 0; color: var(--soft); }
#trouble { color: var(--bad); font-weight: 600; }
.note { color: var(--soft); font-size: 12px; font-weight: 400; }
.badge { font-size: 12px; font-weight: 600; padding: 2px 9px; border-radius: 99px; border: 1px solid currentColor; }
.good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(118px, 1fr)); gap: 10px; margin-top: 16px; }
.tile, figure, .scroll { background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.tile { padding: 9px 12px; }
.tile b { display: block; font-size: 21px; line-height: 1.25; font-variant-numeric: tabular-nums; font-weight: 600; }
.tile span { color: var(--soft); font-size: 12px; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 430px), 1fr)); gap: 10px; }
figure { margin: 0; padding: 9px 12px 4px; min-width: 0; }
figcaption { font-weight: 600; font-size: 13px; display: flex; justify-content: space-between; gap: 8px; }
.key { font-weight: 400; color: var(--soft); font-size: 12px; font-variant-numeric: tabular-nums; text-align: right; }
.key i { display: inline-block; width: 9px; height: 9px; border-radius: 2px; margin: 0 4px 0 10px; }
.plot { height: 150px; }
svg { display: block; width: 100%; height: 100%; overflow: visible; touch-action: pan-y; }
svg text { fill: var(--soft); font-size: 10.5px; font-variant-numeric: tabular-nums; }
.grid { stroke: var(--line); stroke-width: 1; }
.hair { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 3 3; }
.curve { fill: none; stroke-width: 1.6; stroke-linejoin: round; }
.c-ok { stroke: var(--accent); background: var(--accent); } .c-bad { stroke: var(--bad); background: var(--bad); }
.c-p50 { stroke: var(--p50); background: var(--p50); } .c-p90 { stroke: var(--p90); background: var(--p90); }
.c-p99 { stroke: var(--p99); background: var(--p99); }
.area { stroke: none; fill: var(--tint); } .area.c-bad { fill: var(--bad-tint); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 13px; }
th, td { padding: 6px 10px; text-align: left; border-top: 1px solid var(--line); vertical-align: top; white-space: nowrap; }
tr:first-child > * { border-top: 0; }
th { color: var(--soft); font-weight: 500; font-size: 12px; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
td.wide { white-space: normal; min-width: 220px; overflow-wrap: anywhere; }
td .small, .small { color: var(--soft); font-size: 12px; }
td svg { width: 96px; height: 20px; }
tbody tr.pick { cursor: pointer; }
tbody tr.pick:hover, tbody tr.chosen { background: var(--tint); }
.empty { color: var(--soft); }
code { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
button, .chip, input {
  font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
  border-radius: 8px; padding: 6px 12px; min-height: 34px;
}
button { cursor: pointer; }
.chip { font-size: 12px; padding: 1px 10px; min-height: 26px; border-radius: 99px; }
button:focus-visible, input:focus-visible, summary:focus-visible, tr:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
.switch { display: flex; flex-wrap: wrap; gap: 6px; margin: 0 0 4px; }
.switch [aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--card); font-weight: 600; }
#sign-in { margin-top: 20px; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
details > summary { cursor: pointer; margin-top: 10px; }
details > summary h2 { display: inline-block; margin: 16px 0 8px; }
@media (max-width: 560px) {
  body { padding: 12px 12px 40px; }
  .tiles { grid-template-columns: repeat(3, 1fr); gap: 6px; }
  .tile { padding: 7px 9px; } .tile b { font-size: 17px; }
  .plot { height: 124px; }
  figcaption { flex-wrap: wrap; }
  .key { text-align: left; } .key i:first-child { margin-left: 0; }
}

"""#
  static let script = #"""
"use strict";

// Reads /console.json every two seconds, and only what has come since the last time.

const byId = (id) => document.getElementById(id);
const SVG = "http://www.w3.org/2000/svg";
let spans = [];
let chosen = null;
let last = null;
let token = sessionStorage.getItem("rollcall-token");

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

function drawn(name, attributes = {}, text) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

// MARK: Words for numbers

function count(value) {
  if (value >= 1e6) return (value / 1e6).toFixed(value < 1e7 ? 1 : 0) + "M";
  if (value >= 1e4) return (value / 1e3).toFixed(value < 1e5 ? 1 : 0) + "k";
  if (value >= 100 || Number.isInteger(value)) return String(Math.round(value));
  return value.toFixed(value < 10 ? 1 : 0);
}

function time(ms) {
  if (ms === null || ms === undefined) return "–";
  if (ms >= 60000) return (ms / 60000).toFixed(1) + " min";
  if (ms >= 1000) return (ms / 1000).toFixed(ms < 10000 ? 2 : 1) + " s";
  if (ms >= 100) return Math.round(ms) + " ms";
  if (ms >= 1) return ms.toFixed(ms < 10 ? 2 : 1) + " ms";
  return ms === 0 ? "0" : Math.max(1, Math.round(ms * 1000)) + " µs";
}

function percent(share) {
  const value = share * 100;
  return (value === 0 || value >= 10 ? Math.round(value) : value.toFixed(value < 1 ? 2 : 1)) + " %";
}

function span(ms) {
  const seconds = Math.round(ms / 1000);
  if (seconds < 120) return seconds + " s";
  if (seconds < 7200) return Math.round(seconds / 60) + " min";
  if (seconds < 172800) return Math.round(seconds / 3600) + " h";
  return Math.round(seconds / 86400) + " days";
}

function clock(ms) {
  return new Date(ms).toLocaleTimeString([], { hour12: false });
}

const shortName = (path) => path.slice(path.lastIndexOf("/") + 1);
const serviceName = (path) => path.slice(0, path.lastIndexOf("/"));
const peerName = (peer) => (peer ? peer.replace(/^spiffe:\/\//, "") : "unknown");

// MARK: Plots

const none = [0, 0, null, null, null];
const sampleOf = (one) => (chosen ? one.methods[chosen] || none : one.total);

function niceTop(value) {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  for (const step of [1, 2, 2.5, 5, 10]) if (value <= step * power) return step * power;
  return 10 * power;
}

/// curves: [{kind, name, values, area}] from the oldest to the newest; null is a gap.
function plot(id, curves, format) {
  const box = byId(id);
  const width = Math.max(200, box.clientWidth), height = box.clientHeight;
  const left = 46, right = 4, top = 8, bottom = 18;
  const kept = last.spans_kept;
  const peak = Math.max(0, ...curves.flatMap((curve) => curve.values.filter((v) => v !== null)));
  const ceiling = niceTop(peak);
  const x = (index, total) => left + (width - left - right) * (kept - total + index) / (kept - 1);
  const y = (value) => top + (height - top - bottom) * (1 - value / ceiling);
  const svg = drawn("svg", { viewBox: `0 0 ${width} ${height}`, role: "img" });
  svg.append(drawn("title", {}, curves.map((curve) => curve.name).join(", ")));
  for (const part of [0, 0.5, 1]) {
    const level = y(ceiling * part);
    svg.append(drawn("line", { class: "grid", x1: left, x2: width - right, y1: level, y2: level }));
    svg.append(drawn("text", { x: left - 6, y: level + 4, "text-anchor": "end" }, format(ceiling * part)));
  }
  const minutes = Math.round(kept * last.period_ms / 60000);
  for (let minute = 0; minute <= minutes; minute++) {
    const place = left + (width - left - right) * (1 - minute / minutes);
    const anchor = minute === 0 ? "end" : minute === minutes ? "start" : "middle";
    svg.append(drawn("text", { x: place, y: height - 4, "text-anchor": anchor }, minute === 0 ? "now" : `−${minute} min`));
  }
  for (const curve of curves) {
    const total = curve.values.length;
    let line = "", start = null, runs = [];
    curve.values.forEach((value, index) => {
      if (value === null) { start = null; return; }
      const point = `${x(index, total).toFixed(1)},${y(value).toFixed(1)}`;
      // A lone point between gaps has to be seen, too.
      line += start === null ? `M${point}h0.5L${point}` : `L${point}`;
      if (start === null) { runs.push([index, index]); start = index; } else runs[runs.length - 1][1] = index;
    });
    if (curve.area) {
      for (const [from, to] of runs) {
        const points = [];
        for (let index = from; index <= to; index++) points.push(`${x(index, total).toFixed(1)},${y(curve.values[index]).toFixed(1)}`);
        svg.append(drawn("path", { class: `area c-${curve.kind}`, d: `M${x(from, total).toFixed(1)},${y(0)}L${points.join("L")}L${x(to, total).toFixed(1)},${y(0)}Z` }));
      }
    }
    svg.append(drawn("path", { class: `curve c-${curve.kind}`, d: line }));
  }
  const hair = drawn("line", { class: "hair", y1: top, y2: height - bottom, visibility: "hidden" });
  svg.append(hair);
  const total = curves[0].values.length;
  const showKey = (index) => {
    const parts = [];
    for (const curve of curves) {
      const value = curve.values[index];
      parts.push(element("i", { class: `c-${curve.kind}` }), `${curve.name} ${value === null || value === undefined ? "–" : format(value)}`);
    }
    if (index !== total - 1 && spans[index]) parts.push("  " + clock(spans[index].time));
    byId(id + "-key").replaceChildren(...parts);
  };
  svg.addEventListener("pointermove", (event) => {
    const at = (event.clientX - svg.getBoundingClientRect().left - left) / (width - left - right);
    const index = Math.max(0, Math.min(total - 1, Math.round(at * (kept - 1)) - (kept - total)));
    hair.setAttribute("x1", x(index, total)); hair.setAttribute("x2", x(index, total));
    hair.setAttribute("visibility", "visible");
    showKey(index);
  });
  svg.addEventListener("pointerleave", () => { hair.setAttribute("visibility", "hidden"); showKey(total - 1); });
  showKey(total - 1);
  box.replaceChildren(svg);
}

function spark(path) {
  const values = spans.map((one) => { const sample = one.methods[path] || none; return (sample[0] + sample[1]) / one.seconds; });
  const peak = Math.max(1e-9, ...values);
  const points = values.map((value, index) => `${(96 * (last.spans_kept - values.length + index) / (last.spans_kept - 1)).toFixed(1)},${(18 - 16 * value / peak).toFixed(1)}`);
  const svg = drawn("svg", { viewBox: "0 0 96 20", "aria-hidden": "true" });
  if (points.length) svg.append(drawn("path", { class: "curve c-ok", d: "M" + points.join("L") }));
  return svg;
}

// MARK: Parts of the page

function table(id, heads, rows, empty) {
  const head = element("tr", {}, ...heads.map((name) => element("th", { class: name.startsWith("#") ? "n" : null, scope: "col" }, name.replace(/^#/, ""))));
  const body = element("tbody", {}, ...rows);
  if (!rows.length) body.append(element("tr", {}, element("td", { class: "empty", colspan: heads.length }, empty)));
  byId(id).replaceChildren(element("thead", {}, head), body);
}

const cell = (...content) => element("td", {}, ...content);
const number = (...content) => element("td", { class: "n" }, ...content);
const small = (text) => element("div", { class: "small" }, text);

function recentSum(path, seconds) {
  let [good, bad, length] = [0, 0, 0];
  for (let index = spans.length - 1; index >= 0 && length < seconds; index--) {
    const sample = path === null ? spans[index].total : spans[index].methods[path] || none;
    good += sample[0]; bad += sample[1]; length += spans[index].seconds;
  }
  return { good, bad, rate: length ? (good + bad) / length : 0, share: good + bad ? bad / (good + bad) : 0 };
}

function showTiles() {
  const now = spans[spans.length - 1];
  const sum = recentSum(null, 10);
  const errors = recentSum(null, 60);
  const [, , p50, , p99] = now ? now.total : none;
  const certificate = last.certificate ? last.certificate.ends - last.now : null;
  const tiles = [
    [count(sum.rate), "calls per second", ""],
    [percent(errors.share), "errors, last minute", errors.share > 0.01 ? "bad" : errors.bad ? "warn" : ""],
    [time(p50), "median", ""],
    [time(p99), "99th percentile", ""],
    [count(now ? now.in_flight : 0), "calls in flight", ""],
    [count(last.connections ? last.connections.count : 0), "connections", ""],
    [now ? percent(now.processor) : "–", "of one processor", ""],
    [now ? percent(now.busy) : "–", "busiest loop", now && now.busy > 0.9 ? "bad" : now && now.busy > 0.7 ? "warn" : ""],
    [certificate === null ? "–" : certificate < 0 ? "ended" : span(certificate), "certificate left", certificate !== null && certificate < 14 * 86400000 ? "bad" : ""],
  ];
  byId("tiles").replaceChildren(...tiles.map(([value, name, kind]) => element("div", { class: "tile" }, element("b", { class: kind || null }, value), element("span", {}, name))));
}

function showPlots() {
  const per = (index) => spans.map((one) => sampleOf(one)[index] / one.seconds);
  const all = spans.map((one) => (sampleOf(one)[0] + sampleOf(one)[1]) / one.seconds);
  const line = (index) => spans.map((one) => sampleOf(one)[index]);
  plot("rate", [{ kind: "ok", name: "calls", values: all, area: true }], count);
  plot("latency", [
    { kind: "p50", name: "p50", values: line(2) }, { kind: "p90", name: "p90", values: line(3) },
    { kind: "p99", name: "p99", values: line(4) }], time);
  plot("errors", [{ kind: "bad", name: "errors", values: per(1), area: true }], count);
  plot("work", [
    { kind: "ok", name: "processor", values: spans.map((one) => one.processor), area: true },
    { kind: "p99", name: "loop", values: spans.map((one) => one.busy) }], percent);
  const button = byId("all");
  button.hidden = chosen === null;
  button.textContent = chosen === null ? "" : `${shortName(chosen)} ✕`;
}

function choose(path) {
  chosen = chosen === path ? null : path;
  show();
}

function showMethods() {
  const now = spans[spans.length - 1];
  const rows = (last.methods || []).map((method) => ({ method, sum: recentSum(method.path, 10), long: recentSum(method.path, 300) }))
    .filter((row) => Object.keys(row.method.codes).length || row.method.in_flight)
    .sort((a, b) => b.sum.rate - a.sum.rate || b.long.rate - a.long.rate || a.method.path.localeCompare(b.method.path))
    .map(({ method, sum, long }) => {
      let latest = none;
      for (let index = spans.length - 1; index >= 0 && latest === none; index--) latest = spans[index].methods[method.path] || none;
      const failed = Object.entries(method.codes).filter(([code]) => code !== "OK").map(([code, n]) => `${code} ${count(n)}`).join(", ");
      const limit = method.limit ? `${method.limit.running} of ${method.limit.limit}${method.limit.waiting ? `, ${method.limit.waiting} wait` : ""}` : "–";
      const row = element("tr", { class: "pick" + (method.path === chosen ? " chosen" : ""), tabindex: 0, title: "Plot this method" },
        cell(shortName(method.path), small(serviceName(method.path))), cell(spark(method.path)), number(count(sum.rate)),
        element("td", { class: "n" + (long.bad ? " bad" : "") }, percent(long.share), failed ? small(failed) : null),
        number(time(latest[2])), number(time(latest[3])), number(time(latest[4])), number(count(method.in_flight)), number(limit));
      row.addEventListener("click", () => choose(method.path));
      row.addEventListener("keydown", (event) => { if (event.key === "Enter") choose(method.path); });
      return row;
    });
  table("methods", ["Method", "", "#per second", "#errors", "#p50", "#p90", "#p99", "#in flight", "#limit"], rows, "No calls yet.");
}

function callRow(call, isFailed) {
  const stages = call.stages.map((stage) => (stage.ms ? `${stage.name} ${time(stage.ms)}` : stage.name)).join(" → ");
  return element("tr", {},
    cell(clock(call.time)),
    cell(shortName(call.method), small(serviceName(call.method))),
    number(call.took_ms ? time(call.took_ms) : "–"),
    element("td", { class: "wide" }, isFailed || call.code !== "OK" ? element("b", { class: "bad" }, call.code) : "OK", call.message ? ` ${call.message}` : "", small(stages)),
    cell(peerName(call.peer), small(call.address)),
    cell(call.trace_id ? element("code", {}, call.trace_id) : "–"));
}

function showCalls() {
  const heads = ["Time", "Method", "#took", "Outcome and stages", "Caller", "Trace"];
  table("failed", heads, last.failed.slice(0, 15).map((call) => callRow(call, true)), "None.");
  table("slowest", heads, last.slowest.slice(0, 15).map((call) => callRow(call, false)), "None.");
  byId("stalls-section").hidden = !last.stalls.length;
  table("stalls", ["Time", "Method", "#blocked for", "Loop"], last.stalls.map((stall) => element("tr", {},
    cell(clock(stall.time)), cell(stall.method || "something other than a call"), number(time(stall.took_ms)), cell(stall.loop))), "None.");
}

function showPeers() {
  const connections = last.connections || { count: 0, handshakes: 0, peers: [], newest: [] };
  byId("connections-note").textContent = `${connections.count} open` + (connections.handshakes ? `, ${connections.handshakes} handshakes in progress` : "");
  table("peers", ["Peer", "Protocol", "#connections"], connections.peers.map((row) => element("tr", {}, cell(peerName(row.peer)), cell(row.protocol), number(count(row.count)))), "Nobody is connected.");
  table("connections", ["Address", "Peer", "Protocol", "#open for"], connections.newest.map((row) => element("tr", {},
    cell(row.address), cell(peerName(row.peer)), cell(row.protocol), number(span(last.now - row.since)))), "Nobody is connected.");
  byId("channels-section").hidden = !last.channels.length;
  table("channels", ["Target", "Addresses", "#retries", "#refused", "#retry budget"], last.channels.map((channel) => element("tr", {},
    cell(channel.target),
    element("td", { class: "wide" }, ...channel.addresses.map((one) => element("div", {},
      element("span", { class: one.state === "ready" ? "good" : one.state === "failed" ? "bad" : null }, `${one.state}${one.ejected ? ", ejected" : ""}`),
      ` ${one.address}`, small(one.failure ? one.failure : `${one.in_flight} in flight` + (one.latency_ms === null ? "" : `, ${time(one.latency_ms)}`))))),
    number(count(channel.retries)), number(count(channel.refused_retries)), number(count(channel.retry_tokens)))), "None.");
}

function showSettings() {
  byId("levels").replaceChildren(...["debug", "info", "warning", "error"].map((level) => {
    const button = element("button", { type: "button", "aria-pressed": String(level === last.log_level) }, level);
    button.addEventListener("click", () => setLevel(level));
    return button;
  }));
  table("configuration", ["Option", "Value", "From"], last.configuration.map((row) => element("tr", {},
    cell(element("code", {}, "--" + row.name)), element("td", { class: "wide" }, element("code", {}, row.value)), cell(row.source))), "");
}

function showHeader() {
  const ready = last.problems.length === 0;
  document.title = `${ready ? "" : "⚠ "}${last.service} – console`;
  byId("service").textContent = last.service;
  byId("health").textContent = ready ? "ready" : "not ready";
  byId("health").className = "badge " + (ready ? "good" : "bad");
  byId("about").textContent = `version ${last.version}${last.mode === "release" ? "" : ` (${last.mode} build)`}, up for ${span(last.now - last.started)}`;
  trouble(last.problems.join("; "));
}

function trouble(text) {
  byId("trouble").textContent = text;
  byId("trouble").hidden = !text;
}

function show() {
  showHeader(); showTiles(); showPlots(); showMethods(); showCalls(); showPeers(); showSettings();
}

// MARK: Asking

const headers = () => (token ? { Authorization: `Bearer ${token}` } : {});

async function setLevel(level) {
  const answer = await fetch(`/log-level?level=${level}`, { method: "POST", headers: { ...headers(), "X-Rollcall-Console": "1" } });
  byId("level-note").textContent = answer.ok ? "Holds until the process ends." : await answer.text();
  await look();
}

async function look() {
  const since = spans.length ? spans[spans.length - 1].number : 0;
  const answer = await fetch(`/console.json?since=${since}`, { headers: headers(), cache: "no-store" });
  byId("sign-in").hidden = answer.status !== 401;
  if (answer.status === 401) {
    byId("main").hidden = true;
    trouble(token ? "That isn't the token." : "");
    byId("service").textContent = location.host;
    return;
  }
  if (!answer.ok) throw new Error(await answer.text());
  const report = await answer.json();
  // Another process: what the one of before did is over.
  if (last && last.started !== report.started) { spans = []; if (since > 0) { last = null; return look(); } }
  last = report;
  spans = spans.concat(report.spans).slice(-report.spans_kept);
  byId("main").hidden = false;
  show();
}

async function follow() {
  try {
    if (!document.hidden) await look();
  } catch (error) {
    byId("health").textContent = "no answer";
    byId("health").className = "badge bad";
    trouble(`The service doesn't answer: ${error.message}`);
  }
  setTimeout(follow, last ? last.period_ms : 2000);
}

byId("sign-in").addEventListener("submit", (event) => {
  event.preventDefault();
  token = byId("token").value.trim();
  sessionStorage.setItem("rollcall-token", token);
  look();
});
byId("all").addEventListener("click", () => choose(chosen));
document.addEventListener("visibilitychange", () => { if (!document.hidden) look().catch(() => {}); });
window.addEventListener("resize", () => { if (last && !byId("main").hidden) showPlots(); });
follow();

"""#
}
