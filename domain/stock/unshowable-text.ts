/** Control characters but tab and line breaks, halves of surrogate pairs, and what XML cannot hold. */
const unshowable = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/u

const everyUnshowable = new RegExp(unshowable, 'gu')

/** Whether a text holds characters that no page can show. */
export function isUnshowable(text: string): boolean {
  return unshowable.test(text)
}

export function withoutUnshowable(text: string): string {
  return text.replaceAll(everyUnshowable, '')
}
