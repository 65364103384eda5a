import { isIPv4 } from 'node:net'

/** Whether only this machine can connect to a host. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}
