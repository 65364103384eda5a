import type { Config } from '../config.ts'

/** The address at which this machine reaches its own site. One that listens on all addresses is asked on loopback. */
export function siteAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `${name.includes(':') ? `[${name}]` : name}:${port}`
}
