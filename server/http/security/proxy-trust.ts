import { compile } from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'

/** Whether forwarding headers from this address are trusted. Hop 0 is the peer of the connection. */
export type ProxyTrust = (address: string, hop: number) => boolean

/** @param trusted As `trustProxy` of the configuration. */
export function createProxyTrust(trusted: false | number | string[]): ProxyTrust {
  if (trusted === false) return () => false
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted
  return compile(trusted)
}

const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
]

/**
 * Warns once of forwarding headers from an untrusted peer: they are forged, or TRUST_PROXY does not name the proxy, and
 * all visitors share one rate limit. The log has the names of the headers, not their values.
 */
export function warnOfUntrustedForwarding(app: FastifyInstance, isTrusted: ProxyTrust): void {
  let warned = false
  app.addHook('onRequest', async ({ headers, raw, log }) => {
    if (warned) return
    const names = forwardingHeaders.filter((name) => name in headers)
    if (names.length === 0 || isTrusted(raw.socket.remoteAddress ?? '', 0)) return
    warned = true
    log.warn(
      { headers: names },
      'Forwarding headers from a peer that TRUST_PROXY does not name are ignored. This is logged once.',
    )
  })
}
