/** Control characters except tab and line breaks, unpaired surrogates, and characters that XML forbids. */
const unshowable = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu

/** Whether a text contains characters that no page can show. */
export function isUnshowable(text: string): boolean {
  return text.search(unshowable) >= 0
}

export function withoutUnshowable(text: string): string {
  return text.replaceAll(unshowable, '')
}
