import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Ask, askKey } from '#domain/alerts/alert.ts'
import type { Outbox } from '#domain/leads/outbox.ts'
import { exampleVehicle } from '#domain/stock/example-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { startSmtpServer, type TestSmtpServer } from '../leads/start-smtp-server.ts'
import {
  outboxDriver as postgresOutbox,
  stockDriver as postgresStock,
} from '../store/postgres/contract-drivers.ts'
import { outboxDriver as sqliteOutbox, stockDriver as sqliteStock } from '../store/sqlite/contract-drivers.ts'
import { createAlertIntake } from './alert-intake.ts'
import { matchAlerts } from './match-alerts.ts'
import { sendAlerts, settleBegun } from './send-alerts.ts'

const log = pino({ level: 'silent' })
const hour = 3_600_000
const start = Date.parse('2026-11-01T12:00:00Z')

function car(id: string, price: number, changes: Partial<StockRecord['vehicle']> = {}): StockRecord {
  const record = exampleVehicle(id, { make: 'Ford', model: 'Focus', ...changes })
  const retailAdverts = { ...record.adverts.retailAdverts, totalPrice: { amountGBP: price } }
  return { ...record, adverts: { ...record.adverts, retailAdverts } }
}
const search = (query: string): Ask => ({ kind: 'search', type: 'car', query, words: `Cars, ${query}` })

describe.each([
  { name: 'SQLite', outboxDriver: sqliteOutbox, stockDriver: sqliteStock },
  { name: 'PostgreSQL', outboxDriver: postgresOutbox, stockDriver: postgresStock },
])('alerts on $name', ({ outboxDriver, stockDriver }) => {
  let outbox: Outbox
  let stock: StockStore
  let smtp: TestSmtpServer
  let refuse: (command: string) => number | null
  let now: number
  const disposals: (() => Promise<void>)[] = []

  beforeEach(async () => {
    now = start
    refuse = () => null
    const [places, stocks] = [await outboxDriver.createPlace(), await stockDriver.createPlace()]
    outbox = await outboxDriver.open(places.location)
    stock = await stockDriver.open(stocks.location, { now: () => now })
    smtp = await startSmtpServer({ refuse: (command) => refuse(command) })
    disposals.push(smtp.close, stock.close, outbox.close, places.dispose, stocks.dispose)
  })
  afterEach(async () => {
    for (const dispose of disposals.splice(0)) await dispose()
  })

  const mailing = () => ({
    smtp: { smtpUrl: `smtp://127.0.0.1:${smtp.port}`, allowsPlain: false, timeoutMs: 2_000 },
    sender: { name: 'Pierhead', address: 'website@pierhead.example' },
    publicUrl: 'https://www.pierhead.example',
    emailFoot: ['Pierhead Limited.'],
  })
  const intake = () => createAlertIntake(outbox.alerts, { ...mailing(), log, now: () => now })
  const put = (...records: StockRecord[]) =>
    stock.write((writer) => writer.put(records.map((record) => ({ record, hash: JSON.stringify(record) }))))
  const remove = (id: string) => stock.write((writer) => writer.remove(id))
  const match = () => matchAlerts(outbox.alerts, { stock, now })
  const send = () =>
    sendAlerts(outbox.alerts, {
      ...mailing(),
      stock,
      log,
      now: () => now,
      signal: new AbortController().signal,
    })
  const subjects = () => smtp.emails.map(({ source }) => subjectOf(source))

  /** Asks, opens the mail, presses the link. Returns the id of the alert. */
  async function subscribe(address: string, ...asks: Ask[]): Promise<string> {
    expect(await intake().ask(address, asks)).toBe('sent')
    const link = linkIn(smtp.emails.pop()?.source ?? '')
    const kept = await intake().confirm(link)
    if (!kept) throw new Error('The link was not accepted')
    await match()
    await send()
    return kept.id
  }

  it('keeps nothing before the link is confirmed, and then once', async () => {
    expect(await intake().ask('ada@example.com', [search('make=Ford')])).toBe('sent')
    expect(await outbox.alerts.findOf('ada@example.com')).toBeNull()
    const link = linkIn(smtp.emails[0]?.source ?? '')
    expect(await intake().read(link)).toEqual({ address: 'ada@example.com', asks: [search('make=Ford')] })
    expect(await outbox.alerts.findOf('ada@example.com')).toBeNull()
    const first = await intake().confirm(link)
    expect(await intake().confirm(link)).toEqual(first)
    expect(first?.asks).toEqual([search('make=Ford')])
    now += 4 * 24 * hour
    expect(await intake().confirm(link)).toBeNull()
    expect(await intake().confirm('AbCd')).toBeNull()
  })

  it('answers the same for a known, an unknown, a refused and a too often asked address', async () => {
    await subscribe('ada@example.com', search('make=Ford'))
    refuse = (command) => (command === 'RCPT' ? 550 : null)
    expect(await intake().ask('nobody@example.com', [search('make=Ford')])).toBe('sent')
    refuse = () => null
    const asking = intake()
    const spellings = ['bob@example.com', 'Bob@example.com', 'bob+1@example.com', 'b.ob@example.com']
    for (const address of [...spellings, ...spellings, 'bob+2@example.com'])
      expect(await asking.ask(address, [search('make=BMW')])).toBe('sent')
    expect(smtp.emails).toHaveLength(5)
    expect(await asking.ask('bob at example.com', [search('make=BMW')])).toBe('invalid')
  })

  it('tells of what arrived and fits, once, and at most once a day', async () => {
    await put(car('old', 6_000))
    await match()
    now += 2 * hour
    await subscribe('ada@example.com', search('make=Ford&price=-7000'))
    await put(car('dear', 9_000), car('new', 6_500), car('bmw', 6_000, { make: 'BMW' }))
    await match()
    expect(await send()).toEqual({ sent: 1, failure: null })
    const [mail] = smtp.emails
    expect(mail?.to).toEqual(['ada@example.com'])
    expect(subjects()).toEqual(['1 new car: Cars, make=Ford&price=-7000'])
    expect(mail?.source).toContain('https://www.pierhead.example/vehicles/new')
    for (const id of ['old', 'dear', 'bmw']) expect(mail?.source).not.toContain(`/vehicles/${id}`)
    now += hour
    await put(car('second', 5_000), car('new', 6_500, { colour: 'Red' }))
    await match()
    expect((await send()).sent).toBe(0)
    now += 23 * hour
    expect((await send()).sent).toBe(1)
    expect(smtp.emails[1]?.source).toContain('/vehicles/second')
    expect(smtp.emails[1]?.source).not.toContain('/vehicles/new')
    await match()
    now += 48 * hour
    expect((await send()).sent).toBe(0)
  })

  it('tells of a vehicle whose price has come down to what was asked, and not of one that was within it', async () => {
    await put(car('falls', 7_500), car('within', 6_900), car('rises', 6_500))
    await match()
    now += 2 * hour
    await subscribe('ada@example.com', search('price=-7000'))
    now += 2 * hour
    await put(car('falls', 6_995), car('within', 6_800), car('rises', 6_900))
    await match()
    expect((await send()).sent).toBe(1)
    expect(smtp.emails[0]?.source).toContain('/vehicles/falls')
    expect(smtp.emails[0]?.source).not.toContain('/vehicles/within')
    expect(smtp.emails[0]?.source).not.toContain('/vehicles/rises')
  })

  it('tells of a fall and of a sale at once, of no rise, and of nothing after the sale', async () => {
    await put(car('a', 7_500), car('b', 8_000))
    await match()
    now += 2 * hour
    const id = await subscribe('ada@example.com', watch('a', 7_500), watch('b', 8_000))
    for (const price of [7_900, 7_600, 7_200, 7_300, 7_000]) {
      now += 60_000
      await put(car('a', price))
      await match()
      await send()
    }
    expect(subjects()).toEqual([
      'Price drop: Ford Focus is now £7,200',
      'Price drop: Ford Focus is now £7,000',
    ])
    await remove('a')
    await match()
    await send()
    await put(car('a', 5_000))
    await match()
    await send()
    expect(subjects().slice(2)).toEqual(['No longer for sale: Ford Focus'])
    await remove('b')
    await match()
    await send()
    expect(await outbox.alerts.find(id)).toBeNull()
  })

  it('tells of no vehicle that left, or stopped fitting, before the mail was sent', async () => {
    await match()
    await subscribe('ada@example.com', search('price=-7000'))
    refuse = () => 451
    await put(car('sold', 5_000), car('raised', 6_000), car('stays', 6_000))
    await match()
    expect(await send()).toEqual({ sent: 0, failure: 'SMTP 451' })
    await remove('sold')
    await put(car('raised', 9_000))
    refuse = () => null
    expect((await send()).sent).toBe(1)
    expect(smtp.emails[0]?.source).toContain('/vehicles/stays')
    expect(smtp.emails[0]?.source).not.toMatch(/vehicles\/(?:sold|raised)/)
  })

  it('waits for an address that takes no mail, and ends the alert in the end', async () => {
    const id = await subscribe('ada@example.com', search('make=Ford'))
    await put(car('new', 5_000))
    await match()
    refuse = (command) => (command === 'RCPT' ? 550 : null)
    for (const hours of [1, 24, 72, 168]) {
      expect(await send()).toEqual({ sent: 0, failure: null })
      expect(await outbox.alerts.due(now, 1)).toEqual([])
      now += hours * hour
    }
    await send()
    expect(await outbox.alerts.find(id)).toBeNull()
  })

  it('counts a mail that a killed process was handing over as sent, and one before that as not', async () => {
    const id = await subscribe('ada@example.com', search('make=Ford'))
    await put(car('new', 5_000))
    await match()
    const alert = await outbox.alerts.find(id)
    if (!alert) throw new Error('It was not kept')
    const told = { searches: [{ key: askKey(search('make=Ford')), ids: ['new'] }], vehicles: [] }
    expect(await settleBegun(outbox.alerts, now)).toBe(0)
    await outbox.alerts.replace([
      { ...alert, subscription: { ...alert.subscription, sending: told }, begunAt: now },
    ])
    expect((await send()).sent).toBe(0)
    expect(await settleBegun(outbox.alerts, now)).toBe(1)
    await match()
    now += 48 * hour
    expect((await send()).sent).toBe(0)
  })

  it('ends everything, or one question, and renews', async () => {
    const id = await subscribe('ada@example.com', search('make=Ford'), search('make=BMW'))
    await intake().end(id, askKey(search('make=BMW')))
    expect(await intake().find(id)).toEqual([search('make=Ford')])
    expect(await intake().renew(id)).toBe(true)
    await intake().end(id)
    await intake().end(id)
    expect(await intake().find(id)).toBeNull()
    expect(await outbox.alerts.findOf('ada@example.com')).toBeNull()
  })
})

function watch(id: string, price: number): Ask {
  return { kind: 'vehicle', id, name: 'Ford Focus', price: (price * 100) as never }
}

/** The subject of a mail, which may be encoded and in several lines. */
function subjectOf(source: string): string {
  const lines = /^Subject: ((?:.*\r\n[ \t])*.*)$/m.exec(source)?.[1] ?? ''
  return lines
    .replaceAll(/\?=\s+=\?UTF-8\?Q\?/g, '')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, text: string) =>
      decodeURIComponent(text.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
    )
    .replaceAll(/\r\n\s*/g, ' ')
}

function linkIn(source: string): string {
  const text = source.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  return /confirm\?request=([\w-]+)/.exec(text)?.[1] ?? ''
}
