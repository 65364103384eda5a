import { createEnvironmentReader } from './environment-reader.ts'
import { isLoopback } from './is-loopback.ts'
import type { MotSettings } from './registers/mot-register.ts'

/** A proxy that asks people who they are and tells the desk. */
export interface DeskProxy {
  /** Where people reach it, such as `https://desk.example`. */
  origin: string
  /** The header in which it names the person, in lower case. */
  userHeader: string
  /** What it proves itself with, in the header `X-Desk-Secret`. */
  secret: string
}

/** The settings of the server, from the environment. Null: the variable is not set and has no default. */
export interface Config {
  /** 0 means any free port. */
  port: number
  host: string
  /** Holds the databases, the application key and the demo's pictures. Relative to the working folder. */
  dataDir: string
  /** Of PostgreSQL or PgBouncer. Null: SQLite files in `dataDir`. */
  databaseUrl: string | null
  /** Of a replica, from which the stock is read. Null: `databaseUrl`. */
  readDatabaseUrl: string | null
  /** Without a slash at the end. */
  leadServiceUrl: string | null
  leadServiceToken: string | null
  /** The addresses to which leads are emailed. */
  leadEmails: string[]
  /** Who writes to the dealer and to visitors. Null: the first of `leadEmails`, else the dealer's own address. */
  leadEmailFrom: string | null
  /** Whether an emailed lead is attached as ADF 1.0 too. */
  leadEmailsAdf: boolean
  /** Of the SMTP server that sends emails. Set where `leadEmails` are. With `publicUrl`, visitors can ask for alerts. */
  smtpUrl: string | null
  /** Whether a server elsewhere may be used without TLS. */
  smtpAllowsPlain: boolean
  /** Whether visitors with an email address are told that their lead has arrived. */
  acknowledgesLeads: boolean
  /** 32 bytes in base64. Null: a key file in `dataDir`, created when it is first needed. */
  applicationKey: string | null
  /** Of running time, as `rejectedRetentionDays`. */
  applicationRetentionDays: number
  /** Applications and enquiries that all processes together accept from all clients in an hour. */
  leadsPerHour: number
  rejectedRetentionDays: number
  /** The origin that visitors use, without a slash at the end. */
  publicUrl: string | null
  /** Other hosts from which pages may show pictures: `m.atcdn.co.uk`, `*.pictures.example`, `cdn.example:8443`. */
  pictureHosts: string[]
  stockWebhookSecret: string | null
  /** A part of the address at which Google and Meta fetch the stock. */
  exportSecret: string | null
  /** Whose `X-Forwarded-…` headers are trusted: `false`, a hop count, or a list of addresses. */
  trustProxy: false | number | string[]
  /** Null: metrics are off. */
  metricsPort: number | null
  /** Where the desk listens, on loopback. */
  deskPort: number
  /** The proxy through which staff reach the desk from elsewhere. Null: none. */
  deskProxy: DeskProxy | null
  /** How long requests are accepted after a signal to stop, while `/readyz` already answers 503. */
  stopDelaySeconds: number
  logLevel: LogLevel
  /** A file or an http or https address. */
  stockFeed: string | null
  /** The column map of a `stockFeed` that is CSV: a built-in name or a JSON file. */
  stockFeedMap: string | null
  /** Hosts and networks with private addresses from which feeds may be requested. */
  feedPrivateHosts: string[]
  /** The interval between two looks at `stockFeed`. */
  stockFeedIntervalSeconds: number
  /** The DVLA's Vehicle Enquiry Service, which knows a vehicle by its plate. Null: it is not asked. */
  dvla: { url: string; key: string } | null
  /** DVSA's MOT history. Null: it is not asked. */
  mot: MotSettings | null
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

type Environment = Readonly<Record<string, string | undefined>>

/**
 * For `localhost` Fastify opens a second server on ::1, to which none of the limits on connections apply, because they
 * are set on the first.
 */
function oneAddress(host: string): string {
  return host === 'localhost' ? '127.0.0.1' : host
}

/** Its three settings are given together, or none of them. */
function readDeskProxy(read: Reader): DeskProxy | null {
  const origin = read.origin('DESK_ORIGIN')
  const userHeader = read.text('DESK_USER_HEADER')
  const secret = read.secret('DESK_PROXY_SECRET')
  if (origin !== null && userHeader !== null && secret !== null)
    return { origin, userHeader: userHeader.toLowerCase(), secret }
  if (origin !== null || userHeader !== null || secret !== null)
    read.fault('DESK_ORIGIN', 'needs DESK_USER_HEADER and DESK_PROXY_SECRET, and they need it')
  return null
}

const dvlaUrl = 'https://driver-vehicle-licensing.api.gov.uk/vehicle-enquiry'

type Reader = ReturnType<typeof createEnvironmentReader>

/** The address of a register: https, unless it is this machine, because the key is sent with each request. */
function readRegisterUrl(read: Reader, name: string): string | null {
  const url = read.url(name)
  if (url === null) return null
  const { protocol, hostname } = new URL(url)
  if (protocol === 'https:' || isLoopback(hostname.replace(/^\[|\]$/g, ''))) return url
  return read.fault(name, 'must be an https address')
}

function readDvla(read: Reader): Config['dvla'] {
  const key = read.text('DVLA_API_KEY')
  const url = readRegisterUrl(read, 'DVLA_URL')
  if (key === null && read.text('DVLA_URL') !== null) read.fault('DVLA_URL', 'needs DVLA_API_KEY')
  return key === null ? null : { key, url: url ?? dvlaUrl }
}

const motUrl = 'https://history.mot.api.gov.uk'

/** Its four settings are given together, or none of them. */
function readMot(read: Reader): MotSettings | null {
  const given = {
    clientId: read.text('MOT_CLIENT_ID'),
    clientSecret: read.text('MOT_CLIENT_SECRET'),
    apiKey: read.text('MOT_API_KEY'),
    tokenUrl: readRegisterUrl(read, 'MOT_TOKEN_URL'),
  }
  const { clientId, clientSecret, apiKey, tokenUrl } = given
  const url = readRegisterUrl(read, 'MOT_URL')
  if (clientId !== null && clientSecret !== null && apiKey !== null && tokenUrl !== null)
    return { clientId, clientSecret, apiKey, tokenUrl, url: url ?? motUrl }
  if (url !== null || Object.values(given).some((value) => value !== null))
    read.fault('MOT_CLIENT_ID', 'needs MOT_CLIENT_SECRET, MOT_API_KEY and MOT_TOKEN_URL, and they need it')
  return null
}

/** An empty variable counts as not set. @throws {Error} that names every variable at fault, one a line. */
export function readConfig(env: Environment): Config {
  const read = createEnvironmentReader(env)
  const allowsHttp = read.flag('LEAD_SERVICE_ALLOW_HTTP')
  const config: Config = {
    port: read.whole('PORT', { from: 0, to: 65_535 }) ?? 3000,
    host: oneAddress(read.text('HOST') ?? '127.0.0.1'),
    dataDir: read.text('DATA_DIR') ?? './data',
    databaseUrl: read.database('DATABASE_URL'),
    readDatabaseUrl: read.database('READ_DATABASE_URL'),
    leadServiceUrl: read.url('LEAD_SERVICE_URL'),
    leadServiceToken: read.text('LEAD_SERVICE_TOKEN'),
    leadEmails: read.emails('LEAD_EMAIL') ?? [],
    leadEmailFrom: read.email('LEAD_EMAIL_FROM'),
    leadEmailsAdf: read.flag('LEAD_EMAIL_ADF'),
    smtpUrl: read.smtp('SMTP_URL'),
    smtpAllowsPlain: read.flag('SMTP_ALLOW_PLAIN'),
    acknowledgesLeads: read.flag('LEAD_ACKNOWLEDGE'),
    applicationKey: read.base64('APPLICATION_KEY', { bytes: 32 }),
    applicationRetentionDays: read.whole('APPLICATION_RETENTION_DAYS', { from: 0, to: 3650 }) ?? 30,
    leadsPerHour: read.whole('LEADS_PER_HOUR', { from: 1, to: 100_000_000 }) ?? 10_000,
    rejectedRetentionDays: read.whole('REJECTED_RETENTION_DAYS', { from: 1, to: 3650 }) ?? 180,
    publicUrl: read.origin('PUBLIC_URL'),
    pictureHosts: read.hosts('PICTURE_HOSTS') ?? ['m.atcdn.co.uk'],
    stockWebhookSecret: read.secret('STOCK_WEBHOOK_SECRET'),
    exportSecret: read.pathSecret('EXPORT_SECRET'),
    trustProxy: read.proxies('TRUST_PROXY'),
    metricsPort: read.whole('METRICS_PORT', { from: 0, to: 65_535 }),
    deskPort: read.whole('DESK_PORT', { from: 0, to: 65_535 }) ?? 3001,
    deskProxy: readDeskProxy(read),
    stopDelaySeconds: read.whole('STOP_DELAY_SECONDS', { from: 0, to: 300 }) ?? 0,
    logLevel: read.oneOf('LOG_LEVEL', logLevels) ?? 'info',
    stockFeed: read.text('STOCK_FEED'),
    stockFeedMap: read.text('STOCK_FEED_MAP'),
    feedPrivateHosts: read.hostsOrNetworks('FEED_PRIVATE_HOSTS') ?? [],
    stockFeedIntervalSeconds: read.whole('STOCK_FEED_INTERVAL_SECONDS', { from: 1, to: 604_800 }) ?? 900,
    dvla: readDvla(read),
    mot: readMot(read),
  }
  if (config.leadServiceUrl !== null) {
    const { username, password, protocol, hostname } = new URL(config.leadServiceUrl)
    // `fetch` refuses such an address, so no lead would ever be sent.
    if (username || password) {
      read.fault('LEAD_SERVICE_URL', 'must have no user and no password: use LEAD_SERVICE_TOKEN')
    }
    if (protocol === 'http:' && !isLoopback(hostname.replace(/^\[|\]$/g, '')) && !allowsHttp) {
      read.fault('LEAD_SERVICE_URL', 'must be an https address, or LEAD_SERVICE_ALLOW_HTTP must be true')
    }
  }
  const isEmailed = read.text('LEAD_EMAIL') !== null
  if (isEmailed && read.text('SMTP_URL') === null) read.fault('LEAD_EMAIL', 'needs SMTP_URL')
  for (const name of ['LEAD_EMAIL_ADF', 'LEAD_ACKNOWLEDGE']) {
    if (!isEmailed && read.text(name) !== null) read.fault(name, 'needs LEAD_EMAIL')
  }
  if (!isEmailed && read.text('LEAD_EMAIL_FROM') !== null && read.text('SMTP_URL') === null)
    read.fault('LEAD_EMAIL_FROM', 'needs SMTP_URL')
  // For the dealer's mailbox, or for alerts, whose links need the address of the site.
  if (!isEmailed && read.text('SMTP_URL') !== null && read.text('PUBLIC_URL') === null)
    read.fault('SMTP_URL', 'needs LEAD_EMAIL or PUBLIC_URL')
  if (config.stockFeedMap !== null && config.stockFeed === null) {
    read.fault('STOCK_FEED_MAP', 'needs STOCK_FEED')
  }
  if (config.readDatabaseUrl !== null && config.databaseUrl === null) {
    read.fault('READ_DATABASE_URL', 'needs DATABASE_URL')
  }
  // Where only this machine can connect, the Host header of a request can be trusted.
  if (read.text('PUBLIC_URL') === null && (config.trustProxy !== false || !isLoopback(config.host))) {
    read.fault('PUBLIC_URL', 'must be set where TRUST_PROXY is, and where HOST is not a loopback address')
  }
  read.finish()
  return config
}
