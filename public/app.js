// The pages: the home screen with every placed widget, and one widget alone.

import { LiveWidget } from "./live.js";
import * as service from "./service.js";

const listInterval = 15_000;
const schemeKey = "vitrine.scheme";
const darkness = matchMedia("(prefers-color-scheme: dark)");

const live = new Map();
let resume = () => {};
let pause = () => {};
let updateList = () => {};
let events = null;

if (document.body.dataset.page === "home") startHome();
else startAlone();
listen();

document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    pause();
    stopListening();
  } else {
    resume();
    listen();
  }
});

// MARK: Events

/** Hears when widgets change; the browser connects again by itself, and until then the pages poll. */
function listen() {
  if (events) return;
  events = new EventSource(service.url("v1/events"));
  events.addEventListener("open", () => (LiveWidget.isTold = true));
  events.addEventListener("error", () => (LiveWidget.isTold = false));
  events.addEventListener("entry", ({ data }) => {
    const { widget, stale } = JSON.parse(data);
    const place = live.get(widget);
    if (!place) return updateList();
    place.widget.refresh();
    if (place.tile && place.tile.querySelector(".badge").hidden === stale) updateList();
  });
}

function stopListening() {
  events?.close();
  events = null;
  LiveWidget.isTold = false;
}

// MARK: Home screen

function startHome() {
  const screens = { home: document.querySelector("#home"), lock: document.querySelector("#lock") };
  let tag = null;
  let timer = 0;

  const update = async () => {
    clearTimeout(timer);
    try {
      const answer = await service.widgets(tag);
      if (answer) {
        tag = answer.tag;
        arrange(answer.list, screens);
      }
      document.body.classList.remove("offline");
    } catch (error) {
      document.body.classList.add("offline");
      if (live.size === 0) describe(`The widgets cannot be listed: ${error.message}`);
    }
    timer = setTimeout(update, listInterval);
  };
  updateList = () => {
    clearTimeout(timer);
    // Several events that come together are one list.
    timer = setTimeout(update, 50);
  };
  resume = () => {
    update();
    for (const { widget } of live.values()) widget.refresh();
  };
  pause = () => {
    clearTimeout(timer);
    for (const { widget } of live.values()) widget.pause();
  };
  startSchemeSwitch();
  startClock();
  update();
}

function arrange(list, screens) {
  measure(list);
  const seen = new Set();
  for (const placed of list) {
    seen.add(placed.id);
    const known = live.get(placed.id);
    const place = known ?? makePlace(placed);
    // Moving an element that stands right already would take the focus from its controls.
    const screen = placed.family.startsWith("accessory") ? screens.lock : screens.home;
    if (place.tile.parentElement !== screen) screen.append(place.tile);
    showState(place, placed);
    if (!known) {
      live.set(placed.id, place);
      place.widget.refresh();
    }
  }
  for (const [id, place] of live) {
    if (seen.has(id)) continue;
    place.widget.pause();
    place.tile.remove();
    live.delete(id);
  }
  document.querySelector("#lock-screen").hidden = screens.lock.children.length === 0;
  describe(list.length === 1 ? "1 widget" : `${list.length} widgets`);
}

/** The grid's cell is a small widget; its gaps are what makes two of them as long as a medium or a large one. */
function measure(list) {
  const size = (family) => list.find((placed) => placed.family === family && placed.size)?.size;
  const small = size("systemSmall");
  if (!small) return;
  const medium = size("systemMedium");
  const large = size("systemLarge");
  const set = (name, value) => document.documentElement.style.setProperty(name, `${value}px`);
  set("--cell-width", small.width);
  set("--cell-height", small.height);
  if (medium) set("--column-gap", Math.max(medium.width - 2 * small.width, 11));
  if (large) set("--row-gap", Math.max(large.height - 2 * small.height, 34));
}

function makePlace(placed) {
  const tile = document.querySelector("#tile").content.firstElementChild.cloneNode(true);
  const frame = tile.querySelector(".frame");
  tile.classList.add(placed.family);
  if (placed.size) {
    frame.style.width = `${placed.size.width}px`;
    frame.style.aspectRatio = `${placed.size.width} / ${placed.size.height}`;
  }
  const name = tile.querySelector(".name");
  name.textContent = placed.displayName;
  name.href = service.url(`widgets/${encodeURIComponent(placed.id)}`);
  name.title = placed.id;
  return { tile, widget: watch(new LiveWidget(placed.id, frame, { scheme: scheme() }), frame) };
}

function showState({ tile }, placed) {
  const badge = tile.querySelector(".badge");
  badge.hidden = !placed.stale;
  if (!placed.stale) return;
  const { message, retryDate } = placed.failure ?? {};
  const retry = retryDate ? ` Next try at ${new Date(retryDate).toLocaleTimeString()}.` : "";
  badge.title = `Not up to date: ${message ?? "the last reload failed."}${retry}`;
  badge.setAttribute("aria-label", badge.title);
  badge.onclick = () => toast(badge.title);
}

function startSchemeSwitch() {
  const choice = localStorage.getItem(schemeKey) ?? "auto";
  const apply = () => {
    document.documentElement.dataset.scheme = scheme();
    for (const { widget } of live.values()) widget.query = { scheme: scheme() };
  };
  for (const input of document.querySelectorAll("input[name=scheme]")) {
    input.checked = input.value === choice;
    input.addEventListener("change", () => {
      localStorage.setItem(schemeKey, input.value);
      apply();
    });
  }
  darkness.addEventListener("change", apply);
  apply();
}

/** What the pictures are asked for: light or dark. */
function scheme() {
  const choice = localStorage.getItem(schemeKey) ?? "auto";
  if (choice === "light" || choice === "dark") return choice;
  return darkness.matches ? "dark" : "light";
}

function startClock() {
  const time = document.querySelector("#time");
  const day = document.querySelector("#day");
  const tick = () => {
    const now = new Date();
    time.textContent = now.toLocaleTimeString([], { hour: "numeric", minute: "2-digit" });
    day.textContent = now.toLocaleDateString([], { weekday: "long", day: "numeric", month: "long" });
    setTimeout(tick, 60_000 - (now.getTime() % 60_000) + 50);
  };
  tick();
}

function describe(text) {
  document.querySelector("#summary").textContent = text;
}

// MARK: One widget alone

function startAlone() {
  const given = new URLSearchParams(location.search);
  const chosen = given.get("scheme") ?? "auto";
  const query = () => ({
    scheme: chosen === "light" || chosen === "dark" ? chosen : darkness.matches ? "dark" : "light",
    mode: given.get("mode"),
    tint: given.get("tint"),
    background: given.get("background"),
  });
  const id = decodeURIComponent(location.pathname.split("/").pop());
  const frame = document.querySelector(".frame");
  const widget = watch(new LiveWidget(id, frame, query()), frame);
  document.title = id;
  darkness.addEventListener("change", () => (widget.query = query()));
  live.set(id, { widget });
  resume = () => widget.refresh();
  pause = () => widget.pause();
  widget.refresh();
}

// MARK: What happens to widgets

function watch(widget, frame) {
  widget.addEventListener("performed", ({ detail }) => {
    for (const reload of detail.reloads ?? []) {
      if (reload.failure) toast(`${reload.widget}: ${reload.failure}`);
      else if (reload.widget !== widget.id) live.get(reload.widget)?.widget.refresh();
    }
    if (detail.dialog) toast(detail.dialog);
    if (detail.openURL) toast(`Opens ${detail.openURL}`);
  });
  widget.addEventListener("failed", async ({ detail: { error, action } }) => {
    if (error.status === 401 && (await askForToken())) return widget.perform(action);
    toast(error.message);
  });
  widget.addEventListener("unreachable", ({ detail }) => {
    if (!frame.firstElementChild) frame.dataset.problem = detail.message;
  });
  widget.addEventListener("followed", ({ detail: address }) => {
    if (!/^https?:/i.test(address)) toast(`Opens ${address}`);
  });
  return widget;
}

/** Asks for the token that changes need; true where one was given. */
function askForToken() {
  const dialog = document.querySelector("#token");
  if (!dialog || dialog.open) return false;
  dialog.querySelector("output").textContent = service.hasToken()
    ? "That was not the token of this service."
    : "Changes need the token of this service.";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener(
      "close",
      () => {
        const input = dialog.querySelector("input");
        const given = dialog.returnValue === "give" && input.value !== "";
        if (given) service.rememberToken(input.value);
        input.value = "";
        resolve(given);
      },
      { once: true },
    );
  });
}

function toast(message) {
  const box = document.querySelector("#toast");
  if (!box) return;
  box.textContent = message;
  box.classList.add("shown");
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => box.classList.remove("shown"), 6000);
}
