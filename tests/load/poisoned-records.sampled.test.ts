import { existsSync } from 'node:fs'
import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseRecord } from '#domain/stock/parse-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { openTestApp, type TestApp } from '#server/http/testing/open-test-app.ts'
import { clientDir, loadPages } from '#server/load-pages.ts'
import { createTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { sampled } from '../support/sampled.ts'
import { poisonedRecord } from './poisoned-records.ts'

const seed = 20_261_122
/** Bytes. The style sheet of each page has 128 KB of them. */
const largestAnswer = 300_000

/** The poisoned records that intake accepts, each id once. Each has a unique drive type, to search for it. */
function acceptedRecords(): StockRecord[] {
  const byId = new Map<string, StockRecord>()
  for (const input of fc.sample(poisonedRecord, { seed, numRuns: 220 })) {
    const parsed = parseRecord(input, { now: new Date('2026-12-31') })
    if (parsed.ok) byId.set(parsed.record.metadata.stockId, parsed.record)
  }
  return [...byId.values()].map((record, index) => ({
    ...record,
    vehicle: { ...record.vehicle, drivetrain: `drive ${index}` },
  }))
}

describe.skipIf(!existsSync(clientDir))('a poisoned record', () => {
  const accepted = acceptedRecords()
  let site: TestApp
  let folder: Awaited<ReturnType<typeof createTemporaryFolder>>

  beforeAll(async () => {
    folder = await createTemporaryFolder()
    site = await openTestApp({
      dataDir: folder.folder,
      stock: accepted,
      // The hosts of its pictures, which would not be in the pages otherwise.
      env: { PICTURE_HOSTS: 'a.example, images.example' },
      pagesOn: (services) => loadPages(services),
    })
  })
  afterAll(async () => {
    await site.close()
    await folder.dispose()
  })

  /** The body of a response, which must be 200 and small enough for a phone. */
  async function body(path: string): Promise<string> {
    const { statusCode, rawPayload } = await site.app.inject(path)
    expect(`${statusCode} ${path}`).toBe(`200 ${path}`)
    expect(rawPayload.length, path).toBeLessThan(largestAnswer)
    return rawPayload.toString('utf8')
  }

  /** Of each third record in `npm test`, because a request renders a page of this stock. */
  const addresses = (records: readonly StockRecord[]) =>
    records
      .filter((_, at) => at % sampled(3, 1) === 0)
      .map(({ metadata, vehicle }) => ({
        id: metadata.stockId,
        page: `/vehicles/${encodeURIComponent(metadata.stockId)}`,
        type: vehicle.vehicleType?.toLowerCase(),
        only: `driveType=${encodeURIComponent(vehicle.drivetrain ?? '')}`,
      }))

  it('is accepted often enough to test its pages', () => {
    expect(accepted.length).toBeGreaterThan(60)
  })

  it('has a page that can be printed, with valid JSON-LD', async () => {
    for (const { page } of addresses(accepted)) {
      const html = await body(page)
      const documents = parse(html).querySelectorAll('script[type="application/ld+json"]')
      const read = documents.map(({ rawText }) => JSON.parse(rawText))
      expect(read.map((document) => document['@context'])).toContain('https://schema.org')
      for (const document of read) for (const image of document.image ?? []) new URL(image)
      expect(html).not.toContain('<script>alert(1)')
    }
  })

  it('is a card among results and an entry of their feed', async () => {
    for (const { page, type, only } of addresses(accepted)) {
      expect(
        parse(await body(`/${type}-search?${only}`)).querySelectorAll('article a:not([aria-hidden])').length,
      ).toBe(1)
      const atom = await body(`/feeds/${type}.atom?${only}`)
      expect(XMLValidator.validate(atom)).toBe(true)
      // The validator does not check for characters that XML 1.0 forbids.
      expect(atom).not.toMatch(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/u)
      expect(new XMLParser().parse(atom).feed.entry.id).toContain(page)
    }
  })

  it('is answered by the API, alone and in a search', async () => {
    for (const { id, page, type, only } of addresses(accepted)) {
      expect(JSON.parse(await body(`/api${page}`))._id).toBe(id)
      const found = JSON.parse(await body(`/api/vehicles/search/${type}?${only}`))
      expect(found.map(({ _id }: { _id: string }) => _id)).toEqual([id])
    }
  })

  it('is in the sitemap and in the lists of the whole stock', async () => {
    const sitemap = await body('/sitemaps/vehicles-1.xml')
    expect(XMLValidator.validate(sitemap)).toBe(true)
    for (const { page } of addresses(accepted)) expect(sitemap).toContain(`${page.replaceAll('&', '&amp;')}<`)
    for (const path of ['/sitemaps/pages.xml', '/vehicles', '/api/vehicles', '/', '/browse-stock'])
      await body(path)
  })
})
