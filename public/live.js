// A widget that stays current: asks again when its picture is due and shows the answer in place of the old one.

import * as service from "./service.js";

// Seconds. A picture may change before it is due, when somebody taps it elsewhere. Where events tell of that, it is asked for
// when it is due; else at least this often, and an unchanged one costs a 304.
const longestWait = { told: 60, untold: 10 };
const shortestWait = 1;
const longestRetry = 60;

export class LiveWidget extends EventTarget {
  #frame;
  #query;
  #tag = null;
  #timer = 0;
  #turn = 0;
  #failures = 0;
  #actions = 0;

  /** Whether somebody calls `refresh` when a picture changes before it is due. */
  static isTold = false;

  /**
   * @param {string} id the placed widget
   * @param {HTMLElement} frame the element that the picture fills
   * @param {object} query the appearance, as in the query of the picture's address
   */
  constructor(id, frame, query) {
    super();
    this.id = id;
    this.#frame = frame;
    this.#query = query;
    frame.addEventListener("click", (event) => this.#tapped(event, event.target));
    frame.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") this.#tapped(event, event.target);
    });
  }

  /** Shows the widget in another appearance. */
  set query(query) {
    this.#query = query;
    this.#tag = null;
    this.refresh();
  }

  /** Asks for the picture now and again whenever it is due. */
  async refresh() {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    let wait;
    try {
      const answer = await service.picture(this.id, this.#query, this.#tag);
      if (turn !== this.#turn) return;
      if (answer.text !== null) this.#show(answer.text);
      this.#tag = answer.tag;
      this.#failures = 0;
      wait = Math.min(Math.max(answer.maxAge, shortestWait), LiveWidget.isTold ? longestWait.told : longestWait.untold);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#failures += 1;
      wait = Math.min(2 ** this.#failures, longestRetry);
      this.dispatchEvent(new CustomEvent("unreachable", { detail: error }));
    }
    this.#timer = setTimeout(() => this.refresh(), wait * 1000);
  }

  /** Asks no more until the next refresh. */
  pause() {
    clearTimeout(this.#timer);
    this.#turn += 1;
  }

  async perform(action) {
    this.#actions += 1;
    this.#frame.setAttribute("aria-busy", "true");
    try {
      const outcome = await service.act(this.id, action, this.#query);
      await this.refresh();
      this.dispatchEvent(new CustomEvent("performed", { detail: outcome }));
    } catch (error) {
      this.dispatchEvent(new CustomEvent("failed", { detail: { error, action } }));
    }
    this.#actions -= 1;
    if (this.#actions === 0) {
      this.#frame.removeAttribute("aria-busy");
      for (const control of this.#frame.querySelectorAll(".pending")) control.classList.remove("pending");
    }
  }

  #tapped(event, target) {
    const control = target.closest("[data-action]");
    if (control) {
      event.preventDefault();
      if (control.classList.contains("pending")) return;
      control.classList.add("pending");
      this.perform(control.dataset.action);
    } else if (event.type === "click") {
      const link = target.closest("a[href]");
      if (link) this.dispatchEvent(new CustomEvent("followed", { detail: link.getAttribute("href") }));
    }
  }

  #show(text) {
    const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    if (parsed.localName !== "svg") throw new Error("The picture is no SVG document.");
    const svg = document.importNode(parsed, true);
    for (const link of svg.querySelectorAll("a[href^='http:'], a[href^='https:']")) {
      link.setAttribute("target", "_blank");
      link.setAttribute("rel", "noopener");
    }
    const focused = this.#frame.contains(document.activeElement) ? document.activeElement.dataset.action : null;
    this.#frame.replaceChildren(svg);
    if (focused) svg.querySelector(`[data-action="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }
}
