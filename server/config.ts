import { isIPv4 } from 'node:net'
import { createEnvironmentReader } from './environment-reader.ts'

/** The settings of the server, from the environment. Null: the variable is not set and has no default. */
export interface Config {
  /** 0 means any free port. */
  port: number
  host: string
  /** Holds the databases, the application key and the demo's pictures. Relative to the working folder. */
  dataDir: string
  /** Without a slash at the end. */
  leadServiceUrl: string | null
  leadServiceToken: string | null
  /** 32 bytes in base64. Null: a key file in `dataDir`, created when it is first needed. */
  applicationKey: string | null
  applicationRetentionDays: number
  /** Null: no limit. */
  rejectedRetentionDays: number | null
  waitingRetentionDays: number | null
  /** The origin that visitors use, without a slash at the end. */
  publicUrl: string | null
  /** Other hosts from which pages may show pictures: `m.atcdn.co.uk`, `*.pictures.example`, `cdn.example:8443`. */
  pictureHosts: string[]
  stockWebhookSecret: string | null
  /** A part of the address at which Google and Meta fetch the stock. */
  exportSecret: string | null
  /** Whose `X-Forwarded-…` headers are trusted: `false`, a hop count, or a list of addresses. */
  trustProxy: false | number | string[]
  logLevel: LogLevel
  /** A file or an http or https address. */
  stockFeed: string | null
  /** The interval between two requests for `stockFeed` when it is an address. */
  stockFeedIntervalSeconds: number
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

type Environment = Readonly<Record<string, string | undefined>>

/** An empty variable counts as not set. @throws {Error} that names every variable at fault, one a line. */
export function readConfig(env: Environment): Config {
  const read = createEnvironmentReader(env)
  const config: Config = {
    port: read.whole('PORT', { from: 0, to: 65_535 }) ?? 3000,
    host: read.text('HOST') ?? '127.0.0.1',
    dataDir: read.text('DATA_DIR') ?? './data',
    leadServiceUrl: read.url('LEAD_SERVICE_URL'),
    leadServiceToken: read.text('LEAD_SERVICE_TOKEN'),
    applicationKey: read.base64('APPLICATION_KEY', { bytes: 32 }),
    applicationRetentionDays: read.whole('APPLICATION_RETENTION_DAYS', { from: 0, to: 3650 }) ?? 30,
    rejectedRetentionDays: read.whole('REJECTED_RETENTION_DAYS', { from: 1, to: 3650 }),
    waitingRetentionDays: read.whole('WAITING_RETENTION_DAYS', { from: 1, to: 3650 }),
    publicUrl: read.origin('PUBLIC_URL'),
    pictureHosts: read.hosts('PICTURE_HOSTS') ?? ['m.atcdn.co.uk'],
    stockWebhookSecret: read.text('STOCK_WEBHOOK_SECRET'),
    exportSecret: read.pathSecret('EXPORT_SECRET'),
    trustProxy: read.proxies('TRUST_PROXY'),
    logLevel: read.oneOf('LOG_LEVEL', logLevels) ?? 'info',
    stockFeed: read.text('STOCK_FEED'),
    stockFeedIntervalSeconds: read.whole('STOCK_FEED_INTERVAL_SECONDS', { from: 1, to: 604_800 }) ?? 900,
  }
  // Refused until they are implemented: docs/decisions/0025-settings-for-more-than-one-machine.md.
  read.unsupported('DATABASE_URL', 'PostgreSQL is')
  read.unsupported('READ_DATABASE_URL', 'a PostgreSQL replica is')
  read.unsupported('METRICS_PORT', 'a port for metrics is')
  read.whole('WEB_CONCURRENCY', { from: 1, to: 1 })
  if (read.text('PUBLIC_URL') === null && (config.trustProxy !== false || !isLoopback(config.host))) {
    read.fault('PUBLIC_URL', 'must be set where TRUST_PROXY is, and where HOST is not a loopback address')
  }
  read.finish()
  return config
}

/** Whether only this machine can connect. Then the Host header of a request can be trusted. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}
