import { type LookupAddress, lookup as lookUp } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { FeedError } from './feed-error.ts'

/**
 * Keeps requests for a feed away from this machine and its network: the server of a feed, or what answers for its name in
 * DNS, could otherwise make the site request a service that only this network reaches.
 */
export interface HostGuard {
  /** Checks an address that stands in a URL itself, for which no name is resolved. @throws {FeedError} */
  checkHost(hostname: string): void
  /** Resolves a name for a connection. The addresses that it checks are those that the connection is made to. */
  lookup: LookupFunction
}

type Resolve = (
  hostname: string,
  options: Parameters<LookupFunction>[1] & { all: true },
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * @param privateHosts Exceptions: names, addresses, and networks such as `10.0.0.0/8`. A name is excepted with whatever
 * address it has; an address under whatever name.
 */
export function createHostGuard(privateHosts: readonly string[], resolve: Resolve = lookUp): HostGuard {
  const names = new Set(privateHosts.filter((host) => !isNetwork(host)))
  const networks = privateHosts.filter(isNetwork).map(parseNetwork)

  function isAllowed(address: string): boolean {
    const parsed = parseAddress(address)
    if (parsed === null) return false
    return isPublic(parsed) || networks.some((network) => isInside(parsed, network))
  }

  return {
    checkHost(hostname) {
      const address = hostname.replace(/^\[|\]$/g, '')
      if (isIP(address) !== 0 && !names.has(address) && !isAllowed(address)) throw refusal(address)
    },
    lookup(hostname, options, callback) {
      resolve(hostname, { ...options, all: true }, (error, found) => {
        if (error) return callback(error, '')
        const isNamed = names.has(hostname.toLowerCase())
        const refused = isNamed ? undefined : found.find(({ address }) => !isAllowed(address))
        if (refused) return callback(refusal(hostname), '')
        const [first] = found
        if (options.all || !first) return callback(null, found)
        callback(null, first.address, first.family)
      })
    },
  }
}

function refusal(host: string): FeedError {
  return new FeedError(
    `${host} is not a public address: FEED_PRIVATE_HOSTS lists the private ones that feeds may come from`,
  )
}

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Network = [Address, number]

function isNetwork(host: string): boolean {
  return isIP(host.split('/')[0] ?? '') !== 0
}

function parseNetwork(network: string): Network {
  const address = ipaddr.process(network.split('/')[0] ?? '')
  return network.includes('/') ? ipaddr.parseCIDR(network) : [address, address.kind() === 'ipv4' ? 32 : 128]
}

function isInside(address: Address, [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match([network, bits] as [ipaddr.IPv4, number])
}

// All public IPv6 addresses are allocated from the first. The second is the translation of IPv4 that leads to the public
// internet; a network's own translation (64:ff9b:1::/48) may lead to private addresses.
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv4 || address.match(globalUnicast)
}

/** An IPv4 address that is written or translated as IPv6 counts as what it leads to. Null: not an address. */
function parseAddress(address: string): Address | null {
  if (!ipaddr.isValid(address)) return null
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4 || !parsed.match(translated)) return parsed
  return ipaddr.fromByteArray(parsed.toByteArray().slice(-4))
}
