import { isLoopback } from '../is-loopback.ts'

/** The options of nodemailer for `SMTP_URL`. */
export function smtpServer(
  smtpUrl: string,
  { allowsPlain, timeoutMs }: { allowsPlain: boolean; timeoutMs: number },
) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  const secure = protocol === 'smtps:'
  return {
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // A mail server on this machine often has a certificate that nobody has signed, and nobody listens in between.
    ignoreTLS: isLoopback(host),
    requireTLS: !secure && !isLoopback(host) && !allowsPlain,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

interface SmtpError {
  code?: unknown
  originalCode?: unknown
  command?: unknown
  responseCode?: unknown
}

interface SmtpFailure {
  /** A status or a code: what the server wrote may repeat an address. */
  failure: string
  /** Null when the server has not answered. */
  status: number | null
  /** The recipient or the message is at fault; before that, it is the login or the sender, and so every email. */
  isOfThisMail: boolean
  /** The settings do not fit the server, so no try can succeed. */
  isSetting: boolean
}

/** What an error of nodemailer says. */
export function smtpFailure(error: unknown): SmtpFailure {
  const { code, command, responseCode } = error as SmtpError
  return {
    failure: failureOf(error as SmtpError),
    status: typeof responseCode === 'number' ? responseCode : null,
    isOfThisMail: command === 'RCPT TO' || command === 'DATA',
    isSetting: code === 'ETLS' || code === 'ENOAUTH' || code === 'ECONFIG',
  }
}

function failureOf({ code, originalCode, responseCode }: SmtpError): string {
  if (typeof responseCode === 'number') return `SMTP ${responseCode}`
  if (code === 'EABORT') return 'timeout'
  const cause = typeof originalCode === 'string' ? originalCode : code
  return typeof cause === 'string' && /^\w{1,60}$/.test(cause) ? cause : 'network'
}
