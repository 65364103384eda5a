import { isUtf8 } from 'node:buffer'

const windows1252 = new TextDecoder('windows-1252')

/** Decodes UTF-8, or Windows-1252 where the bytes are not valid UTF-8: some spreadsheets still write it. */
export function decodeText(bytes: Buffer): string {
  const text = bytes.toString('utf8')
  // Searching for the replacement character is much cheaper than validating the bytes of every text.
  return text.includes('\uFFFD') && !isUtf8(bytes) ? windows1252.decode(bytes) : text
}
