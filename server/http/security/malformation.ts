import type { IncomingMessage } from 'node:http'
import type { ProblemCode } from '../problems.ts'

interface Malformation {
  code: ProblemCode
  detail: string
}

const hostPattern = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Why a request is refused before routing; null if it is well formed. */
export function findMalformation(
  { method, url = '/', httpVersion, rawHeaders, headers }: IncomingMessage,
  urlLength: number,
  { needsHost }: { needsHost: boolean },
): Malformation | null {
  if (url.length > urlLength)
    return { code: 'url-too-long', detail: `An address may have at most ${urlLength} characters.` }
  if (!url.startsWith('/') && !(url === '*' && method === 'OPTIONS'))
    return malformed('The address must start with a slash.')
  if (!isDecodable(url)) return malformed('The address is not correctly percent-encoded.')
  const hosts = rawHeaders.filter((name, position) => position % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) return malformed('There must be exactly one Host header.')
  const mayLackHost = httpVersion === '1.0' && !needsHost
  if (!(mayLackHost && headers.host === undefined) && !isHost(headers.host ?? ''))
    return malformed('The Host header is not a valid host.')
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity')
    return { code: 'unsupported-media-type', detail: 'Send the body uncompressed.' }
  return null
}

function malformed(detail: string): Malformation {
  return { code: 'malformed-request', detail }
}

/** `URL` also refuses ports and IP addresses out of range, which the pattern accepts. */
function isHost(host: string): boolean {
  return hostPattern.test(host) && URL.canParse(`http://${host}`)
}

/** Whether the escapes decode to UTF-8 without NUL. */
function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes('\0')
  } catch {
    return false
  }
}
