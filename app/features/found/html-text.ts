import { withoutUnshowable } from '#domain/stock/unshowable-text.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text as a reader of HTML shows it, inside XML: without the control characters that no XML may hold. */
export function htmlText(text: string): string {
  return withoutUnshowable(text).replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
}
