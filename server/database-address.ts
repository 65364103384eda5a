import { isLoopback } from './is-loopback.ts'

/** Others are refused: `host` would lead elsewhere, and `uselibpqcompat` weakens the check of the certificate. */
const knownParameters = new Set(['sslmode', 'sslrootcert', 'sslcert', 'sslkey'])

/**
 * What is wrong with the address of a database, to be read after the name of its setting; null for nothing. Over a
 * network, the certificate of the database is checked unless the address says `sslmode=disable`. The fault never repeats
 * the address, because it holds a password.
 */
export function faultOfDatabaseAddress(address: string): string | null {
  const url = URL.parse(address)
  const isUsable =
    url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname && /^\/[^/]+$/.test(url.pathname)
  if (!isUsable)
    return 'must be an address such as postgres://user:password@host:5432/database?sslmode=verify-full'
  const names = [...url.searchParams.keys()]
  if (names.some((name) => !knownParameters.has(name)) || new Set(names).size < names.length)
    return `may have each of the parameters ${[...knownParameters].join(', ')} once, and no other`
  const mode = url.searchParams.get('sslmode')
  if (mode === 'verify-full' || mode === 'disable') return null
  if (mode === null && staysOnMachine(url.hostname)) return null
  return 'must end with ?sslmode=verify-full, which checks the certificate of the database, or with ?sslmode=disable on a network that nobody else can read'
}

/** A path is that of a Unix socket. */
function staysOnMachine(hostname: string): boolean {
  return /^%2f/i.test(hostname) || isLoopback(hostname.replace(/^\[|\]$/g, ''))
}
