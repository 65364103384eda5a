import { describe, expect, it } from 'vitest'
import type { Stock } from '#app/services.ts'
import { sitemapFile, sitemapIndex } from './sitemap.ts'

const origin = 'https://pierhead.example'

/** The part of the catalogue that sitemaps use. */
function stockOf(total: number): Stock {
  const ids = Array.from({ length: total }, (_, index) => `id ${index}`)
  const listIds: Stock['listIds'] = ({ offset, limit }) => ({ total, ids: ids.slice(offset, offset + limit) })
  return { listIds } as Stock
}

describe('the sitemaps', () => {
  it('contain every vehicle once, 50,000 per file', () => {
    const stock = stockOf(100_001)
    const files = [...sitemapIndex(stock, origin).matchAll(/sitemaps\/(vehicles-\d+\.xml)/g)].map(
      ([, name]) => name ?? '',
    )
    const locations = files.flatMap((name) => sitemapFile(stock, origin, name)?.match(/<loc>[^<]+/g) ?? [])
    expect(files).toEqual(['vehicles-1.xml', 'vehicles-2.xml', 'vehicles-3.xml'])
    expect(new Set(locations).size).toBe(100_001)
    expect(locations[0]).toBe('<loc>https://pierhead.example/vehicles/id%200')
  })

  it('have no file that the index does not name', () => {
    const stock = stockOf(10)
    for (const name of [
      'vehicles-2.xml',
      'vehicles-0.xml',
      'vehicles-01.xml',
      'other.xml',
      'vehicles-1.xml.gz',
    ])
      expect(sitemapFile(stock, origin, name)).toBeNull()
  })
})
