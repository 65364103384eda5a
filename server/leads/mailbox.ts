import type { SendMailOptions } from 'nodemailer'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Log } from '../log.ts'
import { withinTime } from '../within-time.ts'
import type { AcceptedLead, DeliveryOutcome, Destination } from './destination.ts'
import { adfAttachment } from './lead-adf.ts'
import { type AcknowledgingDealer, composeAcknowledgement, composeLeadEmail } from './lead-email.ts'
import type { FindVehicle } from './lead-vehicle.ts'
import { smtpFailure, smtpServer } from './smtp-server.ts'

interface MailboxOptions {
  /** `SMTP_URL`: `smtps:` is TLS from the start, `smtp:` is STARTTLS. */
  smtpUrl: string
  /** `SMTP_ALLOW_PLAIN`: a server without STARTTLS is used too. */
  allowsPlain: boolean
  /** The addresses that receive leads. */
  to: readonly string[]
  from: string
  /** Of the dealer, as visitors read it. */
  dealer: AcknowledgingDealer
  publicUrl: string | null
  hasLeadService: boolean
  /** `LEAD_EMAIL_ADF`: whether each lead is attached as ADF too. */
  attachesAdf?: boolean
  /** Default: no vehicle is found, and emails name those that were sent. */
  findVehicle?: FindVehicle
  /** Whether visitors are told that their lead has arrived. */
  acknowledges: boolean
  log: Log
  /**
   * Of connecting, of the greeting, and of silence after it. An attempt takes at most three times as long, with the
   * acknowledgement: less than the lease of a lead.
   */
  timeoutMs?: number
}

/** The stock answers from this machine; without it, the email names the vehicle as it was sent. */
const findMs = 2_000

/** With `Auto-Submitted`, asks robots such as out-of-office replies not to answer. */
const automatic = { 'X-Auto-Response-Suppress': 'All' }

/**
 * Emails leads to the dealer. A lead has one Message-ID for all attempts, and its refusal by the lead service another. An
 * address that has accepted an email does not get it again when another one is tried again, in this process.
 *
 * The acknowledgement follows the first email to the dealer and is not sent again: its failure is logged.
 */
export function createMailbox({
  smtpUrl,
  allowsPlain,
  to,
  from,
  dealer,
  publicUrl,
  hasLeadService,
  attachesAdf = false,
  findVehicle = async () => null,
  acknowledges,
  log,
  timeoutMs = 10_000,
}: MailboxOptions): Destination {
  const server = smtpServer(smtpUrl, { allowsPlain, timeoutMs })
  const accepted = createAcceptedAddresses()
  const domain = from.slice(from.lastIndexOf('@') + 1)

  async function send(email: SendMailOptions, signal: AbortSignal): Promise<Sending> {
    try {
      // Sites without a mailbox do not load it: 80 ms and 25 MB.
      const { createTransport } = await import('nodemailer')
      const { accepted, rejectedErrors } = await createTransport(server).sendMail({ ...email, signal })
      return { accepted: accepted.map(String), outcome: outcomeOfRest(accepted.length, rejectedErrors ?? []) }
    } catch (error) {
      return { accepted: [], outcome: outcomeOf(error) }
    }
  }

  /** Null for a vehicle that is not in stock, and while the stock cannot be read: the email need not wait for it. */
  function recordOf({ vehicleId }: AcceptedLead['payload']): Promise<StockRecord | null> {
    if (vehicleId === undefined) return Promise.resolve(null)
    return withinTime(findMs, findVehicle(vehicleId), 'The vehicle was not found in time').catch(() => null)
  }

  async function acknowledge(lead: AcceptedLead, address: string, signal: AbortSignal): Promise<void> {
    const { outcome } = await send(
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
    else log.warn({ lead: lead.id, failure: outcome.failure }, 'the acknowledgement of a lead was not sent')
  }

  return {
    async deliver(lead, stopped) {
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(3 * timeoutMs)])
      const record = await recordOf(lead.payload)
      const { subject, text, customer } = composeLeadEmail(lead, { publicUrl, hasLeadService, record })
      const messageId = `<${lead.id}${lead.refusal ? '.refused' : ''}@${domain}>`
      const waiting = to.filter((address) => !accepted.has(messageId, address))
      const sending = await send(
        {
          subject,
          text,
          from: { name: `${dealer.name} website`, address: from },
          to: waiting.map((address) => ({ name: '', address })),
          ...(customer && { replyTo: customer }),
          ...(attachesAdf && { attachments: [adfAttachment(lead, { dealer: dealer.name, record })] }),
          messageId,
          headers: { ...automatic, 'Auto-Submitted': 'auto-generated' },
        },
        signal,
      )
      const isFirst = waiting.length === to.length && sending.accepted.length > 0
      if (sending.outcome.state === 'failed') accepted.add(messageId, sending.accepted)
      else accepted.forget(messageId)
      if (isFirst && acknowledges && customer && !lead.refusal) {
        await acknowledge(lead, customer.address, signal)
      }
      return sending.outcome
    },
  }
}

interface Sending {
  /** The addresses that have the email. */
  accepted: string[]
  outcome: DeliveryOutcome
}

/** Which addresses have accepted an email that others have not: the email is sent again to the others only. */
function createAcceptedAddresses() {
  const byMessage = new Map<string, Set<string>>()
  return {
    has: (messageId: string, address: string) => byMessage.get(messageId)?.has(address) === true,
    add(messageId: string, addresses: readonly string[]) {
      if (addresses.length === 0) return
      byMessage.set(messageId, new Set([...(byMessage.get(messageId) ?? []), ...addresses]))
    },
    forget(messageId: string) {
      byMessage.delete(messageId)
    },
  }
}

function outcomeOf(error: unknown): DeliveryOutcome {
  const { failure, status, isOfThisMail, isSetting } = smtpFailure(error)
  if (status === null || status < 500)
    return { state: isSetting ? 'unusable' : 'failed', failure, retryAfterMs: null }
  return isOfThisMail ? { state: 'refused', failure } : { state: 'unusable', failure, retryAfterMs: null }
}

/** Of an email that some addresses have accepted, and others perhaps not. */
function outcomeOfRest(accepted: number, errors: readonly unknown[]): DeliveryOutcome {
  const refusals = errors.map((error) => outcomeOf({ ...(error as object), command: 'RCPT TO' }))
  // What may pass is tried again first.
  const refusal = refusals.find(({ state }) => state === 'failed') ?? refusals[0]
  if (!refusal || refusal.state === 'delivered') return { state: 'delivered' }
  const all = accepted + errors.length
  return { ...refusal, failure: `${refusal.failure} (${errors.length} of ${all} addresses)` }
}
