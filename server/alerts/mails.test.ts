import { parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import type { Subscription } from '#domain/alerts/alert.ts'
import { pence } from '#domain/finance/money.ts'
import { exampleVehicle } from '#domain/stock/example-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { buildMail } from './build-mail.ts'
import { composeConfirmation } from './confirmation-mail.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import { prepareMail } from './prepare-mail.ts'

const dealer = { name: 'Pierhead', emailFoot: ['Pierhead Limited.'] }
const now = Date.parse('2026-11-28T12:00:00Z')
const since = Date.parse('2026-11-02T12:00:00Z')
const evil = '<img src=x onerror=alert(1)>"\'&\r\nBcc: bob@example.com'

function stockOf(records: readonly StockRecord[]) {
  const byId = new Map(records.map((record) => [record.metadata.stockId, record]))
  return {
    find: async (id: string) => {
      const record = byId.get(id)
      return record ? { state: 'listed' as const, record } : { state: 'unknown' as const }
    },
    findMany: async (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []),
  }
}

const subscription: Subscription = {
  address: 'ada@example.com',
  searches: [
    {
      kind: 'search',
      type: 'car',
      query: 'make=Hyundai&price=-12000',
      words: 'Hyundai cars for sale, up to £12,000',
      since,
      found: ['a', 'left'],
      told: [],
    },
  ],
  vehicles: [
    { kind: 'vehicle', id: 'b', name: 'Hyundai Tucson', price: pence(1_195_000), since, isChanged: true },
    { kind: 'vehicle', id: 'gone', name: evil, price: null, since, isChanged: true },
  ],
  dailyAt: null,
  sending: null,
}
const prepared = (records: readonly StockRecord[]) =>
  prepareMail(
    { id: 'secret-id', subscription },
    { stock: stockOf(records), publicUrl: 'https://www.pierhead.example', dealer, now },
  )

it('says why it came, and shows each vehicle with price, facts and link, in text as in HTML', async () => {
  const { content, told } = await prepared([exampleVehicle('a'), exampleVehicle('b')])
  if (!content) throw new Error('There is nothing to tell')
  expect(mailText(content)).toBe(`Vehicles you’re watching
------------------------

Hyundai Tucson 1.6 GDi Blue Drive SE Nav SUV 5dr Petrol Manual Euro 6 (s/s) (132 ps)
£10,995 No VAT (was £11,950)
2018, 45,000 miles, Manual, Petrol, Liverpool
https://www.pierhead.example/vehicles/b

<img src=x onerror=alert(1)>"'& Bcc: bob@example.com
No longer for sale

You asked us on 2 November 2026 to tell you when the price falls or they are sold.

1 new match: Hyundai cars for sale, up to £12,000
-------------------------------------------------

Hyundai Tucson 1.6 GDi Blue Drive SE Nav SUV 5dr Petrol Manual Euro 6 (s/s) (132 ps)
£10,995 No VAT
2018, 45,000 miles, Manual, Petrol, Liverpool
https://www.pierhead.example/vehicles/a

See everything that matches this search:
https://www.pierhead.example/car-search?make=Hyundai&price=-12000&sort=most_recent

You asked us on 2 November 2026 to email you new matches of this search, at most once a day.

Stop these emails:
https://www.pierhead.example/alerts/end?alert=secret-id

Change what we email you about, or keep your alerts for another year:
https://www.pierhead.example/alerts/end?alert=secret-id

Prices and availability were correct when we sent this. We stop these emails a year after you last confirmed or renewed your alerts.

Pierhead Limited.
`)
  const html = parse(mailHtml(content, dealer.name))
  const words = html.querySelector('body')?.textContent.replaceAll(/\s+/g, ' ')
  for (const text of [
    '£10,995 No VAT',
    'was £11,950',
    '2018, 45,000 miles',
    'You asked us on 2 November 2026',
  ])
    expect(words).toContain(text)
  expect(html.querySelectorAll('img').map((img) => img.getAttribute('src'))).toEqual([
    'https://images.example/w400/1.jpg',
    'https://images.example/w400/1.jpg',
  ])
  expect(html.querySelectorAll('script, link, [onerror]')).toEqual([])
  expect(told).toEqual({
    searches: [{ key: 'search car?make=Hyundai&price=-12000', ids: ['a'] }],
    vehicles: [
      { id: 'b', price: 1_099_500 },
      { id: 'gone', price: null },
    ],
  })
})

it('shows the first picture that mail programs can draw, and no drawing of the demo', async () => {
  const drawing = { href: '/media/demo/4/side/ford-focus-5dr-blue.svg' }
  const photo = { href: '/media/photos/0123456789abcdef0123456789abcdef/{resize}.jpg' }
  const picturesOf = async (images: { href: string }[]) => {
    const { content } = await prepared([{ ...exampleVehicle('a'), media: { images } }])
    if (!content) throw new Error('There is nothing to tell')
    return parse(mailHtml(content, dealer.name))
      .querySelectorAll('img')
      .map((img) => img.getAttribute('src'))
  }
  expect(await picturesOf([drawing])).toEqual([])
  expect(await picturesOf([drawing, photo])).toEqual([
    'https://www.pierhead.example/media/photos/0123456789abcdef0123456789abcdef/w400.jpg',
  ])
})

it('has one header for each thing, one press that ends it, and the id of the alert nowhere else', async () => {
  const { content } = await prepared([])
  if (!content) throw new Error('There is nothing to tell')
  const { raw } = await buildMail(content, {
    sender: { name: 'Pierhead', address: 'website@pierhead.example' },
    to: 'ada@example.com',
    messageKey: 'secret-id 1',
    endHref: 'https://www.pierhead.example/alerts/end?alert=secret-id',
  })
  const [head = ''] = raw.toString().split('\r\n\r\n')
  expect(head).toContain('List-Unsubscribe: <https://www.pierhead.example/alerts/end?alert=secret-id>')
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(head).toContain('Auto-Submitted: auto-generated')
  expect(head).not.toMatch(/^Bcc:/m)
  expect(head.match(/secret-id/g)).toHaveLength(1)
})

it('asks for a confirmation without a word that somebody could have written', () => {
  const asks = [
    { kind: 'search', type: 'car', query: 'make=spam.example', words: 'spam.example cars' },
    { kind: 'vehicle', id: 'x', name: 'Ford Focus', price: null },
  ] as const
  const content = composeConfirmation({ asks }, { href: 'https://www.pierhead.example/c', dealer })
  expect(mailText(content)).not.toContain('spam')
  expect(content.opening[0]).toBe(
    'You, or someone who entered your address, asked Pierhead to email you when new cars match a search, and when the price of the Ford Focus falls or it is sold.',
  )
})
