import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import {
  type AlertRequest,
  addAsks,
  mostSearches,
  mostWatched,
  nextMailAt,
  withoutAsk,
} from '#domain/alerts/alert.ts'
import { readAddress, recipientKey } from '#domain/alerts/alert-address.ts'
import type { AlertStore } from '#domain/alerts/alert-store.ts'
import { pence } from '#domain/finance/money.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import type { Log } from '../log.ts'
import type { AlertIntake } from '../services.ts'
import { alertLinks } from './alert-links.ts'
import { buildMail } from './build-mail.ts'
import { composeConfirmation } from './confirmation-mail.ts'
import type { AlertMailing } from './send-alerts.ts'
import { sendMail } from './send-mail.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** How long the link of a confirmation works. */
const linkMs = 3 * dayMs

/** Mails to one person that ask for a confirmation, in a day, by each process. Further ones are answered as if sent. */
const confirmationsPerDay = 5

/** The same to all addresses together, in an hour. Further ones are refused, and said to be. */
const confirmationsPerHour = 500

/** A form waits no longer for the mail server. */
const sendMs = 8_000

const text = z.string().max(2_000)
const requestSchema = z.object({
  until: z.number(),
  address: text,
  asks: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('search'), type: z.enum(vehicleTypes), query: text, words: text }),
        z.object({
          kind: z.literal('vehicle'),
          id: text,
          name: text,
          price: z.number().int().transform(pence).nullable(),
        }),
      ]),
    )
    .min(1)
    .max(mostSearches + mostWatched),
})

interface IntakeOptions extends AlertMailing {
  log: Log
  now?: () => number
}

/** Accepts alerts: asks for a confirmation by email, keeps what was confirmed, and ends it. */
export function createAlertIntake(
  alerts: AlertStore,
  { smtp, sender, publicUrl, emailFoot, log, now = Date.now }: IntakeOptions,
): AlertIntake {
  const links = alertLinks(publicUrl)
  const byRecipient = new LRUCache<string, number>({ max: 20_000, ttl: dayMs, noUpdateTTL: true })
  const inHour = { since: now(), count: 0 }

  /** False when there are too many of all addresses. */
  function countOne(): boolean {
    const at = now()
    if (Math.abs(at - inHour.since) >= hourMs) Object.assign(inHour, { since: at, count: 0 })
    inHour.count += 1
    if (inHour.count === confirmationsPerHour + 1)
      log.error({ perHour: confirmationsPerHour }, 'alerts are refused: too many were asked for')
    return inHour.count <= confirmationsPerHour
  }

  async function sealed(request: AlertRequest): Promise<Uint8Array> {
    return alerts.sealLink(JSON.stringify({ ...request, until: now() + linkMs }))
  }

  async function opened(link: string): Promise<AlertRequest | null> {
    const plain = await alerts.openLink(Buffer.from(link, 'base64url'))
    if (plain === null) return null
    const { data } = requestSchema.safeParse(JSON.parse(plain))
    return data && data.until > now() ? { address: data.address, asks: data.asks } : null
  }

  return {
    async ask(typed, asks) {
      const address = readAddress(typed)
      if (address === null) return 'invalid'
      const key = recipientKey(address)
      const before = byRecipient.get(key) ?? 0
      // Nobody can tell from the answer whether the address is known, here or to the mail server.
      if (before >= confirmationsPerDay) return 'sent'
      if (!countOne()) return 'unavailable'
      byRecipient.set(key, before + 1)
      const href = links.confirm(await sealed({ address, asks }))
      const content = composeConfirmation({ asks }, { href, dealer: { name: sender.name, emailFoot } })
      const mail = await buildMail(content, { sender, to: address, messageKey: href, endHref: null })
      const outcome = await sendMail({ ...smtp, timeoutMs: sendMs / 2, answerMs: sendMs / 2 }, mail, {
        signal: AbortSignal.timeout(sendMs),
      })
      if (outcome.state === 'sent' || outcome.state === 'unanswered' || outcome.state === 'refused')
        return 'sent'
      if (outcome.state === 'failed' && !outcome.isOfServer) return 'sent'
      byRecipient.set(key, before)
      log.warn(
        { failure: outcome.state === 'failed' ? outcome.failure : 'timeout' },
        'the confirmation of an alert was not sent',
      )
      return 'unavailable'
    },
    read: opened,
    async confirm(link) {
      const request = await opened(link)
      if (request === null) return null
      let leftOut = 0
      const { id, subscription } = await alerts.keep(request.address, (former) => {
        const added = addAsks(former, request, now())
        leftOut = added.leftOut
        return { subscription: added.subscription, dueAt: nextMailAt(added.subscription, now()) }
      })
      log.info({}, 'alert confirmed')
      return { id, asks: [...subscription.searches, ...subscription.vehicles].map(toAsk), leftOut }
    },
    async find(id) {
      const alert = await alerts.find(id)
      if (!alert) return null
      const { searches, vehicles } = alert.subscription
      return [...searches, ...vehicles].map(toAsk)
    },
    async end(id, key = null) {
      if (key === null) {
        if (await alerts.end(id)) log.info({}, 'alert ended')
        return
      }
      for (;;) {
        const alert = await alerts.find(id)
        if (!alert) return
        const subscription = withoutAsk(alert.subscription, key)
        if (subscription === null) {
          await alerts.end(id)
          return
        }
        const changed = { ...alert, subscription, dueAt: nextMailAt(subscription, now()) }
        if ((await alerts.replace([changed])).length === 0) return
      }
    },
    renew: (id) => alerts.renew(id),
  }
}

/** Without what is noted of it. */
function toAsk(ask: AlertRequest['asks'][number]): AlertRequest['asks'][number] {
  return ask.kind === 'search'
    ? { kind: ask.kind, type: ask.type, query: ask.query, words: ask.words }
    : { kind: ask.kind, id: ask.id, name: ask.name, price: ask.price }
}
