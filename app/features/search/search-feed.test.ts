import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import type { Stock } from '#app/services.ts'
import { filterFields } from '#domain/stock/filter-fields.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { exampleVan } from '../record/example-van.ts'
import { searchFeed } from './search-feed.ts'

const url = new URL('https://pierhead.example/feeds/van.atom?make=Ford&colour=Black+%26+White')

function van(id: string, vehicle: Record<string, unknown> = {}): StockRecord {
  const record = exampleVan()
  return {
    ...record,
    metadata: { ...record.metadata, stockId: id, dateOnForecourt: '2026-11-20' },
    vehicle: { ...record.vehicle, ...vehicle },
  }
}

/** The part of the catalogue that a feed uses. */
function stockOf(records: StockRecord[]): Stock {
  const search: Stock['search'] = async () => ({ total: records.length, records })
  const lists = filterFields.map((field) => [field, field === 'make' ? [{ value: 'Ford', count: 1 }] : []])
  const facets: Stock['facets'] = () => Object.fromEntries(lists)
  return { search, facets } as Stock
}

async function feedOf(...records: StockRecord[]) {
  return feedAt(url, records)
}

async function feedAt(address: URL, records: StockRecord[] = []) {
  const xml = await searchFeed(stockOf(records), 'van', address.searchParams, address.origin)
  expect(XMLValidator.validate(xml)).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => name === 'entry' || name === 'link',
  })
  return parser.parse(xml).feed
}

/** RFC 3339, as RFC 4287 requires. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

describe('the feed of a search', () => {
  it('has what Atom requires of a feed', async () => {
    const feed = await feedOf(van('1'))
    expect(feed.xmlns).toBe('http://www.w3.org/2005/Atom')
    expect(feed.id).toBe(url.href)
    expect(feed.title).toBe('Pierhead Motors: Black & white Ford vans for sale')
    expect(feed.updated).toMatch(instant)
    expect(feed.author.name).toBe('Pierhead Motors')
    expect(feed.link).toContainEqual({ rel: 'self', href: url.href })
  })

  it.each([
    ['', 'Pierhead Motors: Vans for sale'],
    ['?make=FORD', 'Pierhead Motors: Ford vans for sale'],
    ['?make=ford&model=Transit&price=-9000', 'Pierhead Motors: Ford Transit up to £9,000'],
    ['?model=%3Cb%3E%08%EF%BF%BF%26x&price=cheap', 'Pierhead Motors: Vans for sale, <b>&x'],
  ])('is titled as its search is headed: %s', async (query, title) => {
    const feed = await feedAt(new URL(`/feeds/van.atom${query}`, url))
    expect(feed.title).toBe(title)
  })

  it('has what Atom requires of each entry, with a unique id', async () => {
    const { entry } = await feedOf(van('1'), van('2 & 3'))
    expect(entry.map(({ id }: { id: string }) => id)).toEqual([
      'https://pierhead.example/vehicles/1',
      'https://pierhead.example/vehicles/2%20%26%203',
    ])
    for (const { title, updated, link } of entry) {
      expect(title['#text']).toBe('Ford Transit, £10,000')
      expect(updated).toMatch(instant)
      expect(link[0].href).toMatch(/^https:/)
    }
  })

  it('is valid without entries', async () => {
    expect(await feedOf()).toMatchObject({ id: url.href, updated: expect.stringMatching(instant) })
  })

  it('escapes names for HTML', async () => {
    const names = { make: 'Black & <b>White</b>', model: 'X ]]> <script>1</script> &amp;' }
    const { entry } = await feedOf(van('1', { ...names, derivative: '<img src=x> 1.0' }))
    const [{ title, summary }] = entry
    expect(title.type).toBe('html')
    expect(title['#text']).toBe(
      'Black &amp; &lt;b&gt;White&lt;/b&gt; X ]]&gt; &lt;script&gt;1&lt;/script&gt; &amp;amp;, £10,000',
    )
    expect(summary['#text']).toContain('&lt;img src=x&gt; 1.0')
  })

  it('drops characters that XML cannot hold', async () => {
    const { entry } = await feedOf(van('1', { make: 'Fo\u0000rd\u0008' }))
    expect(entry[0].title['#text']).toBe('Ford Transit, £10,000')
  })
})
