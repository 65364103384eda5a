/** The name under which somebody works at the desk: one line of 1 to 60 visible characters; null for anything else. */
export function readPersonName(text: string): string | null {
  const name = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  return /^[\p{L}\p{M}\p{N} .,'’@_-]{1,60}$/u.test(name) && /[\p{L}\p{N}]/u.test(name) ? name : null
}
