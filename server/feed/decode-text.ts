import { isUtf8 } from 'node:buffer'

const windows1252 = new TextDecoder('windows-1252')

/** Text as UTF-8, or where the bytes are not UTF-8 as Windows-1252, which spreadsheets still write. */
export function decodeText(bytes: Buffer): string {
  const text = bytes.toString('utf8')
  // A character of one byte only can hold no replacement mark, so most texts are not looked at twice.
  return text.includes('\uFFFD') && !isUtf8(bytes) ? windows1252.decode(bytes) : text
}
