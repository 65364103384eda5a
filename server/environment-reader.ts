import { isIP } from 'node:net'
import { z } from 'zod'
import { isLoopback } from './is-loopback.ts'

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

/** Reads variables and collects their faults, so that one run reports all of them. Null: not set. */
export function createEnvironmentReader(env: Readonly<Record<string, string | undefined>>) {
  const faults: string[] = []

  function text(name: string): string | null {
    return env[name]?.trim() || null
  }
  function fault(name: string, must: string): null {
    faults.push(`${name} ${must}`)
    return null
  }
  /** What `parse` makes of the text. Null from it is a fault, which says what the variable must be. */
  function read<T>(name: string, must: string, parse: (given: string) => T | null): T | null {
    const given = text(name)
    return given === null ? null : (parse(given) ?? fault(name, must))
  }
  function whole(name: string, { from, to }: { from: number; to: number }): number | null {
    return read(name, `must be a whole number from ${from} to ${to}`, (given) => {
      const number = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
      return number >= from && number <= to ? number : null
    })
  }
  function url(name: string): string | null {
    const parsed = read(name, 'must be an http or https address', parseWebAddress)
    if (parsed === null) return null
    if (parsed.search || parsed.hash) return fault(name, 'must have neither a query nor a fragment')
    return parsed.href.replace(/(?<!\/)\/+$/, '')
  }
  function origin(name: string): string | null {
    const given = url(name)
    if (given === null || given === new URL(given).origin) return given
    return fault(name, 'must be an address without user or path, such as https://www.example.co.uk')
  }
  function base64(name: string, { bytes }: { bytes: number }): string | null {
    return read(name, `must be ${bytes} bytes in base64`, (given) =>
      /^[A-Za-z0-9+/]+=*$/.test(given) && Buffer.from(given, 'base64').length === bytes ? given : null,
    )
  }
  function secret(name: string): string | null {
    const must = 'must have 32 characters or more, such as the output of: openssl rand -base64 32'
    return read(name, must, (given) => (given.length >= 32 ? given : null))
  }
  /** A secret that stands in the path of an address. */
  function pathSecret(name: string): string | null {
    const must = 'must be 32 to 200 letters, digits, and . _ ~ -, such as the output of: openssl rand -hex 32'
    return read(name, must, (given) => (/^[\w.~-]{32,200}$/.test(given) ? given : null))
  }
  function oneOf<T extends string>(name: string, choices: readonly T[]): T | null {
    const must = `must be one of ${choices.join(', ')}`
    return read(name, must, (given) => choices.find((choice) => choice === given) ?? null)
  }
  /** Default: false. */
  function flag(name: string): boolean {
    return oneOf(name, ['true', 'false']) === 'true'
  }
  function email(name: string): string | null {
    return read(name, 'must be an email address', (given) => (isEmail(given) ? given : null))
  }
  /** With commas between them, each once. */
  function emails(name: string): string[] | null {
    const must = 'must be an email address, or several with commas between them'
    return read(name, must, (given) => {
      const addresses = new Set(given.split(/[,;]/).map((address) => address.trim()))
      return [...addresses].every(isEmail) ? [...addresses] : null
    })
  }
  /** The fault never repeats the address, because it holds a password. */
  function smtp(name: string): string | null {
    const must = 'must be an address such as smtps://user:password@mail.example.co.uk, percent-encoded'
    return read(name, must, (given) => (isSmtpAddress(given) ? given : null))
  }
  function hosts(name: string): string[] | null {
    const must = 'must be hosts such as m.atcdn.co.uk or *.example.co.uk with commas between them, or none'
    return read(name, must, (given) => (given === 'none' ? [] : listOf(given, isHostPattern)))
  }
  /** Names without a wildcard, addresses, and networks such as `10.0.0.0/8`. */
  function hostsOrNetworks(name: string): string[] | null {
    const must = 'must be hosts, addresses or networks with commas between them'
    return read(name, must, (given) => listOf(given, isHostOrNetwork))
  }
  function database(name: string): string | null {
    const given = text(name)
    if (given === null) return null
    const wrong = faultOfDatabaseAddress(given)
    return wrong === null ? given : fault(name, wrong)
  }
  function proxies(name: string): false | number | string[] {
    const must = 'must be the number of proxies in front (1 to 9) or their addresses with commas between them'
    const proxies = read(name, must, (given) => {
      if (given === 'false' || given === '0') return false
      return /^[1-9]$/.test(given) ? Number(given) : listOf(given, isNetwork)
    })
    return proxies ?? false
  }
  /** @throws {Error} with every fault found so far. */
  function finish(): void {
    if (faults.length > 0) throw new Error(`The environment is not usable:\n  ${faults.join('\n  ')}`)
  }
  return {
    text,
    whole,
    url,
    origin,
    base64,
    secret,
    pathSecret,
    oneOf,
    flag,
    email,
    emails,
    smtp,
    hosts,
    hostsOrNetworks,
    database,
    proxies,
    fault,
    finish,
  }
}

function isEmail(text: string): boolean {
  return z.email().max(254).safeParse(text).success
}

function parseWebAddress(text: string): URL | null {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) ? url : null
}

/** The items of a list with commas; null unless all of them are valid. */
function listOf(text: string, isValid: (item: string) => boolean): string[] | null {
  const items = text.split(',').map((item) => item.trim().toLowerCase())
  return items.every(isValid) ? items : null
}

function isSmtpAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false
  return (
    !url.search && !url.hash && url.pathname.length <= 1 && isEncoded(url.username) && isEncoded(url.password)
  )
}

function isEncoded(text: string): boolean {
  return !/%(?![\da-f]{2})/i.test(text)
}

/** A host, with `*.` before it for all subdomains, and with a port if it is not 443. */
function isHostPattern(pattern: string): boolean {
  const host = pattern.replace(/^\*\./, '')
  return /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/.test(host) && URL.canParse(`https://${host}`)
}

function isHostOrNetwork(host: string): boolean {
  return isAddressOrNetwork(host) || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(host)
}

function isNetwork(address: string): boolean {
  return namedNetworks.includes(address) || isAddressOrNetwork(address)
}

function isAddressOrNetwork(address: string): boolean {
  const [host = '', bits, ...more] = address.split('/')
  const version = isIP(host)
  if (version === 0) return false
  if (bits === undefined) return true
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

/** Others are refused: `host` would lead elsewhere, and `uselibpqcompat` weakens the check of the certificate. */
const knownParameters = new Set(['sslmode', 'sslrootcert', 'sslcert', 'sslkey'])

/**
 * What is wrong with the address of a database, to be read after the name of its setting; null for nothing. Over a
 * network, the certificate of the database is checked unless the address says `sslmode=disable`. The fault never repeats
 * the address, because it holds a password.
 */
function faultOfDatabaseAddress(address: string): string | null {
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
