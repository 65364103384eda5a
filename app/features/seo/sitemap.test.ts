import { describe, expect, it } from 'vitest'
import type { Stock } from '#app/services.ts'
import { bareRecord } from '../record/example-van.ts'
import { sitemapFile, sitemapIndex } from './sitemap.ts'

const origin = 'https://pierhead.example'

/** The part of the catalogue that sitemaps of vehicles use. */
function stockOf(updated: readonly (string | undefined)[]): Stock {
  const records = updated.map((lastUpdated, index) => {
    return { ...bareRecord(), metadata: { stockId: `id ${index}`, ...(lastUpdated && { lastUpdated }) } }
  })
  const { length: total } = records
  return {
    listIds: () => ({ total, ids: [] }),
    list: async ({ offset, limit }) => ({ total, records: records.slice(offset, offset + limit) }),
  } as Partial<Stock> as Stock
}

const undated = (total: number) => stockOf(Array.from({ length: total }, () => undefined))

describe('the sitemaps', () => {
  it('contain every vehicle once, 5,000 per file', async () => {
    const stock = undated(10_001)
    const files = [...sitemapIndex(stock, origin).matchAll(/sitemaps\/(vehicles-\d+\.xml)/g)].map(
      ([, name]) => name ?? '',
    )
    const texts = await Promise.all(files.map((name) => sitemapFile(stock, origin, name)))
    const locations = texts.flatMap((text) => text?.match(/<loc>[^<]+/g) ?? [])
    expect(files).toEqual(['vehicles-1.xml', 'vehicles-2.xml', 'vehicles-3.xml'])
    expect(new Set(locations).size).toBe(10_001)
    expect(locations[0]).toBe('<loc>https://pierhead.example/vehicles/id%200')
  })

  it('have the day of a change where the record has one, and no other', async () => {
    const text = await sitemapFile(
      stockOf(['2026-11-05T09:30:00.000Z', undefined, 'soon']),
      origin,
      'vehicles-1.xml',
    )
    expect(text?.match(/<lastmod>.*<\/lastmod>/g)).toEqual(['<lastmod>2026-11-05</lastmod>'])
  })

  it.each(['vehicles-2.xml', 'vehicles-0.xml', 'vehicles-01.xml', 'other.xml', 'vehicles-1.xml.gz'])(
    'have no file that the index does not name: %s',
    async (name) => {
      expect(await sitemapFile(undated(10), origin, name)).toBeNull()
    },
  )
})
