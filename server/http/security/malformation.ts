import type { IncomingMessage } from 'node:http'
import type { ProblemCode } from '../problems.ts'

export interface Malformation {
  code: ProblemCode
  detail: string
}

const hostPattern = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/** What is wrong with a request before anybody looks at what it wants; null when nothing is. */
export function findMalformation(
  { url = '/', rawHeaders, headers }: IncomingMessage,
  { urlLength }: { urlLength: number },
): Malformation | null {
  if (url.length > urlLength)
    return { code: 'url-too-long', detail: `An address may have ${urlLength} characters.` }
  if (!url.startsWith('/') && url !== '*') return malformed('The address must start with a slash.')
  if (!isDecodable(url)) return malformed('The address is not well encoded.')
  const hosts = rawHeaders.filter((name, position) => position % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) return malformed('There must be one Host header.')
  if (!hostPattern.test(headers.host ?? '')) return malformed('The Host header is not a host.')
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity')
    return { code: 'unsupported-media-type', detail: 'A body must not be compressed.' }
  return null
}

function malformed(detail: string): Malformation {
  return { code: 'malformed-request', detail }
}

/** Percent signs that make UTF-8, and no NUL. */
function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes('\0')
  } catch {
    return false
  }
}
