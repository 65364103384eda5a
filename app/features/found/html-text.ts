const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text as a reader of HTML shows it, inside XML: without the control characters that no XML may hold. */
export function htmlText(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu, '')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
}
