// The service's HTTP interface as the pages use it. All paths are relative to this file, so any base path works.

const root = new URL(".", import.meta.url);
const tokenKey = "vitrine.token";

/** An answer that is not a success, with the words of its problem document. */
export class Problem extends Error {
  constructor(status, detail) {
    super(detail);
    this.status = status;
  }
}

export function url(path, query) {
  const address = new URL(path, root);
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined) address.searchParams.set(name, value);
  }
  return address;
}

/** The placed widgets; null while they are the ones that `tag` stands for. */
export async function widgets(tag) {
  const answer = await get(url("v1/widgets"), tag);
  if (answer.status === 304) return null;
  return { tag: answer.headers.get("ETag"), list: (await answer.json()).widgets };
}

/** A widget's picture as text; null while it is the one that `tag` stands for. */
export async function picture(id, query, tag) {
  const answer = await get(url(`widgets/${encodeURIComponent(id)}.svg`, query), tag);
  return {
    tag: answer.headers.get("ETag"),
    maxAge: maxAge(answer.headers.get("Cache-Control")),
    text: answer.status === 304 ? null : await answer.text(),
  };
}

/** Performs a button or a toggle; answers when the new entry is current. */
export async function act(id, action, query) {
  const path = `v1/widgets/${encodeURIComponent(id)}/actions/${encodeURIComponent(action)}`;
  const answer = await fetch(url(path, query), { method: "POST", headers: authorization() });
  await refuseFailure(answer);
  return answer.json();
}

/** The token that changes are made with, for as long as the tab is open. */
export function rememberToken(token) {
  sessionStorage.setItem(tokenKey, token);
}

export function hasToken() {
  return sessionStorage.getItem(tokenKey) !== null;
}

function authorization() {
  const token = sessionStorage.getItem(tokenKey);
  return token ? { Authorization: `Bearer ${token}` } : {};
}

async function get(address, tag) {
  // The tag is compared here, not in the browser's cache, so that an unchanged picture is left as it stands.
  const answer = await fetch(address, { cache: "no-store", headers: tag ? { "If-None-Match": tag } : {} });
  if (answer.status !== 304) await refuseFailure(answer);
  return answer;
}

async function refuseFailure(answer) {
  if (answer.ok) return;
  const problem = await answer.json().catch(() => ({}));
  throw new Problem(answer.status, problem.detail ?? problem.title ?? `The service answered ${answer.status}.`);
}

/** Seconds that `Cache-Control` promises; 0 where it promises none. */
function maxAge(field) {
  return Number(/max-age=(\d+)/.exec(field ?? "")?.[1] ?? 0);
}
