import { afterMail, nextMailAt } from '#domain/alerts/alert.ts'
import type { AlertStore, StoredAlert } from '#domain/alerts/alert-store.ts'
import type { StockReader } from '#domain/stock/store.ts'
import type { Log } from '../log.ts'
import { alertLinks } from './alert-links.ts'
import { buildMail, type MailSender } from './build-mail.ts'
import { type PreparedMail, prepareMail } from './prepare-mail.ts'
import { type MailOutcome, type SmtpPlace, sendMail } from './send-mail.ts'

export interface AlertMailing {
  smtp: SmtpPlace
  sender: MailSender
  publicUrl: string
  emailFoot: readonly string[]
}

interface SendOptions extends AlertMailing {
  /** As the site shows it. */
  stock: Pick<StockReader, 'find' | 'findMany'>
  log: Log
  now: () => number
  signal: AbortSignal
}

/** Mails that are sent at one time. A slow answer to one then does not keep the others. */
const atOnce = 4

/** The pauses after each mail that the server did not take for an address; after the last one the alert ends. */
const refusedHours = [1, 24, 72, 168]
const hourMs = 3_600_000

/** `sent`: how many mails. `failure`: why no mail can be sent at present; null while they can. */
export interface Sent {
  sent: number
  failure: string | null
}

/** Sends what is due, until nothing is, the server is at fault or `signal` is aborted. */
export async function sendAlerts(alerts: AlertStore, options: SendOptions): Promise<Sent> {
  const { now, signal } = options
  let sent = 0
  let failure: string | null = null
  while (!signal.aborted && failure === null) {
    const due = await alerts.due(now(), atOnce)
    if (due.length === 0) break
    for (const outcome of await Promise.all(due.map((alert) => sendOne(alerts, alert, options)))) {
      if (outcome?.state === 'sent') sent += 1
      if (outcome?.state === 'failed' && outcome.isOfServer) failure = outcome.failure
      // Somebody else has changed the alert, or it was ended: it is read again.
    }
  }
  return { sent, failure }
}

/** Null when there was nothing to send. */
async function sendOne(
  alerts: AlertStore,
  alert: StoredAlert,
  options: SendOptions,
): Promise<MailOutcome | null> {
  const { stock, publicUrl, sender, emailFoot, smtp, log, now, signal } = options
  const dealer = { name: sender.name, emailFoot }
  const prepared = await prepareMail(alert, { stock, publicUrl, dealer, now: now() })
  const isTold = (current: StoredAlert) => afterTelling(current, prepared, now())
  if (prepared.content === null) {
    await revise(alerts, alert, isTold)
    return null
  }
  const mail = await buildMail(prepared.content, {
    sender,
    to: alert.subscription.address,
    messageKey: `${alert.id} ${JSON.stringify(prepared.told)}`,
    endHref: alertLinks(publicUrl).end(alert.id),
  })
  let begun: StoredAlert | null = null
  const outcome = await sendMail(smtp, mail, {
    signal,
    async beforeEnd() {
      const sending = { ...alert.subscription, sending: prepared.told }
      const marked = { ...alert, subscription: sending, begunAt: now() }
      if ((await alerts.replace([marked])).length > 0) return false
      begun = { ...marked, version: alert.version + 1 }
      return true
    },
  })
  if (outcome.state === 'unanswered')
    log.warn({}, 'the mail server has an alert and did not answer: it counts as sent')
  if (outcome.state === 'sent' || outcome.state === 'unanswered') {
    await revise(alerts, begun ?? alert, isTold)
  } else if (outcome.state !== 'stopped') {
    await revise(alerts, begun ?? alert, (current) => afterFailure(current, outcome, now(), log))
  }
  return outcome
}

/** Null: nothing is left that was asked for, so nothing is kept. */
function afterTelling(
  alert: StoredAlert,
  { told, looked }: Pick<PreparedMail, 'told'> & { looked: PreparedMail['looked'] | null },
  now: number,
): StoredAlert | null {
  const subscription = afterMail(alert.subscription, told, looked, now)
  if (subscription === null) return null
  return { ...alert, subscription, begunAt: null, dueAt: nextMailAt(subscription, now), failures: 0 }
}

/** Due again at once when it is the server's fault, after a pause when it is the address's; null after the last pause. */
function afterFailure(
  alert: StoredAlert,
  outcome: Extract<MailOutcome, { state: 'failed' | 'refused' }>,
  now: number,
  log: Log,
): StoredAlert | null {
  const free = { ...alert, subscription: { ...alert.subscription, sending: null }, begunAt: null }
  if (outcome.state === 'failed' && outcome.isOfServer) return free
  const pauseHours = refusedHours[alert.failures]
  if (pauseHours === undefined) {
    log.warn({ failure: outcome.failure }, 'an alert has ended, because its address takes no mail')
    return null
  }
  return { ...free, dueAt: now + pauseHours * hourMs, failures: alert.failures + 1 }
}

/** Writes a change of an alert; once more of what it is then, if somebody else has changed it. */
async function revise(
  alerts: AlertStore,
  alert: StoredAlert,
  change: (current: StoredAlert) => StoredAlert | null,
): Promise<void> {
  for (let current: StoredAlert | null = alert; current; current = await alerts.find(alert.id)) {
    const changed = change(current)
    if (changed === null) {
      await alerts.end(alert.id)
      return
    }
    if ((await alerts.replace([changed])).length === 0) return
  }
}

/**
 * What a process that was killed, or lost its lease, was sending. It had written down that the mail was complete but for
 * its end, and not what the server said: the mail counts as sent. See docs/alerts.md.
 */
export async function settleBegun(alerts: AlertStore, now: number): Promise<number> {
  const begun = await alerts.begun()
  for (const alert of begun) {
    await revise(alerts, alert, (current) => {
      const told = current.subscription.sending
      return told ? afterTelling(current, { told, looked: null }, now) : { ...current, begunAt: null }
    })
  }
  return begun.length
}
