/**
 * Loader data of a page that hydrates. Its properties are not enumerable, so React Router does not serialise them: it does
 * for every document, for a script of its own that no page has, and that took a tenth of a page of results. What the browser
 * gets is written by `PageData`.
 */
export function unsent<Data extends object>(loaded: Data): Data {
  const hidden = Object.entries(loaded).map(([name, value]) => [name, { value, enumerable: false }])
  return Object.defineProperties({}, Object.fromEntries(hidden)) as Data
}
