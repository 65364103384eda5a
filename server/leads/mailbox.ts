import type { SendMailOptions } from 'nodemailer'
import { isLoopback } from '../is-loopback.ts'
import type { Log } from '../log.ts'
import type { AcceptedLead, DeliveryOutcome, Destination } from './destination.ts'
import { type AcknowledgingDealer, composeAcknowledgement, composeLeadEmail } from './lead-email.ts'

interface MailboxOptions {
  /** `SMTP_URL`: `smtps:` is TLS from the start, `smtp:` is STARTTLS. */
  smtpUrl: string
  /** `SMTP_ALLOW_PLAIN`: a server without STARTTLS is used too. */
  allowsPlain: boolean
  /** The address that receives leads. */
  to: string
  from: string
  /** Of the dealer, as visitors read it. */
  dealer: AcknowledgingDealer
  publicUrl: string | null
  hasLeadService: boolean
  /** Whether visitors are told that their lead has arrived. */
  acknowledges: boolean
  log: Log
  /**
   * Of connecting, of the greeting, and of silence after it. An attempt takes at most three times as long, with the
   * acknowledgement: less than the lease of a lead.
   */
  timeoutMs?: number
}

/** With `Auto-Submitted`, asks robots such as out-of-office replies not to answer. */
const automatic = { 'X-Auto-Response-Suppress': 'All' }

/**
 * Emails leads to the dealer. A lead has one Message-ID for all attempts. The acknowledgement follows the email to the dealer
 * and is not sent again: its failure is logged.
 */
export function createMailbox({
  smtpUrl,
  allowsPlain,
  to,
  from,
  dealer,
  publicUrl,
  hasLeadService,
  acknowledges,
  log,
  timeoutMs = 10_000,
}: MailboxOptions): Destination {
  const server = {
    ...serverOf(smtpUrl, allowsPlain),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const domain = from.slice(from.lastIndexOf('@') + 1)

  async function send(email: SendMailOptions, signal: AbortSignal): Promise<DeliveryOutcome> {
    try {
      // Sites without a mailbox do not load it: 80 ms and 25 MB.
      const { createTransport } = await import('nodemailer')
      await createTransport(server).sendMail({ ...email, signal })
      return { state: 'delivered' }
    } catch (error) {
      return outcomeOf(error)
    }
  }

  async function acknowledge(lead: AcceptedLead, address: string, signal: AbortSignal): Promise<void> {
    const outcome = await send(
      {
        ...composeAcknowledgement(lead, dealer),
        from: { name: dealer.name, address: from },
        to: { name: '', address },
        messageId: `<${lead.id}.acknowledgement@${domain}>`,
        headers: { ...automatic, 'Auto-Submitted': 'auto-replied' },
      },
      signal,
    )
    if (outcome.state === 'delivered') log.info({ lead: lead.id }, 'lead acknowledged')
    else log.warn({ lead: lead.id, failure: outcome.failure }, 'lead not acknowledged')
  }

  return {
    async deliver(lead, stopped) {
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(3 * timeoutMs)])
      const { subject, text, visitor } = composeLeadEmail(lead, { publicUrl, hasLeadService })
      const outcome = await send(
        {
          subject,
          text,
          from: { name: `${dealer.name} website`, address: from },
          to: { name: '', address: to },
          ...(visitor && { replyTo: visitor }),
          messageId: `<${lead.id}@${domain}>`,
          headers: { ...automatic, 'Auto-Submitted': 'auto-generated' },
        },
        signal,
      )
      if (outcome.state === 'delivered' && acknowledges && visitor) {
        await acknowledge(lead, visitor.address, signal)
      }
      return outcome
    },
  }
}

function serverOf(smtpUrl: string, allowsPlain: boolean) {
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
  }
}

interface SmtpError {
  code?: unknown
  originalCode?: unknown
  command?: unknown
  responseCode?: unknown
}

function outcomeOf(error: unknown): DeliveryOutcome {
  const { code, command, responseCode } = error as SmtpError
  const failure = failureOf(error as SmtpError)
  if (typeof responseCode !== 'number' || responseCode < 500) {
    const isSetting = code === 'ETLS' || code === 'ENOAUTH' || code === 'ECONFIG'
    return { state: isSetting ? 'unusable' : 'failed', failure, retryAfterMs: null }
  }
  // The recipient or the message is refused; before that, it is the login or the sender, and so every email.
  const isOfThisEmail = command === 'RCPT TO' || command === 'DATA'
  return isOfThisEmail ? { state: 'refused', failure } : { state: 'unusable', failure, retryAfterMs: null }
}

/** A status or a code: what the server wrote may repeat an address. */
function failureOf({ code, originalCode, responseCode }: SmtpError): string {
  if (typeof responseCode === 'number') return `SMTP ${responseCode}`
  if (code === 'EABORT') return 'timeout'
  const cause = typeof originalCode === 'string' ? originalCode : code
  return typeof cause === 'string' && /^\w{1,60}$/.test(cause) ? cause : 'network'
}
