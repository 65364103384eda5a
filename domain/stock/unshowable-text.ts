/**
 * Control characters except tab and line breaks, those that turn the direction of what follows, also outside the text,
 * those without width that make two equal words different, unpaired surrogates, and characters that XML forbids.
 */
const unshowable = /[^\P{Cc}\t\n\r]|\p{Bidi_Control}|[\u200B\u2060\uFEFF\uFFFE\uFFFF]|\p{Cs}/gu

/** Whether a text contains characters that no page can show. */
export function isUnshowable(text: string): boolean {
  return text.search(unshowable) >= 0
}

export function withoutUnshowable(text: string): string {
  return text.replaceAll(unshowable, '')
}
