import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/**
 * The client that limits count: an IPv4 address, or an IPv6 network of 64 bits. Some proxies append the port of the
 * connection in `X-Forwarded-For`, which would make each connection a client; it is removed. For a value that is not an
 * address, the proxy is the client.
 */
export function clientOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = withoutPort(ip)
  return normalizeIP(isIP(address) ? address : (socket.remoteAddress ?? ''))
}

/** "203.0.113.7:443", "[2001:db8::1]:443" and "[2001:db8::1]" without brackets and port. */
function withoutPort(text: string): string {
  const [, bracketed, plain] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? []
  return bracketed ?? plain ?? text
}
