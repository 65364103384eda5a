import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FeedError } from '#server/feed/feed-error.ts'
import { importStock } from '#server/feed/import-stock.ts'
import { openTestApp } from '#server/http/testing/open-test-app.ts'
import { loadPages } from '#server/load-pages.ts'
import { createTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { stockFile } from '#server/store/data-files.ts'
import { openSqliteStock } from '#server/store/sqlite/stock-store.ts'
import { poisonedRecord } from '../../load/poisoned-records.ts'
import { report } from '../support/figures.ts'
import { createRandom, seed } from '../support/random.ts'

const feeds = 200

it('imports a hostile feed or names its fault, and every page of what it accepted is answered', async (context) => {
  const { folder, dispose } = await createTemporaryFolder()
  context.onTestFinished(dispose)
  const store = await openSqliteStock(stockFile(folder))
  const file = join(folder, 'feed')
  const random = createRandom('hostile feeds')
  const counts = { imported: 0, refused: 0, added: 0, rejected: 0 }
  for (const [index, records] of fc
    .sample(fc.array(poisonedRecord, { minLength: 1, maxLength: 12 }), { seed, numRuns: feeds })
    .entries()) {
    await writeFile(file, spoil(records, random.whole(9), random.whole))
    try {
      const keepGoing = index % 2 === 0
      const summary = await importStock(file, store, { now: new Date('2026-11-22'), keepGoing })
      counts.imported += 1
      counts.added += summary.added
      counts.rejected += summary.rejected
    } catch (error) {
      // The message for the person who sent the feed; anything else is a fault of ours.
      expect(error).toBeInstanceOf(FeedError)
      counts.refused += 1
    }
  }
  await store.close()

  const pagesOn = loadPages
  const site = await openTestApp({ dataDir: folder, pagesOn })
  const { total, ids } = site.loadedStock().listIds({ offset: 0, limit: 10_000 })
  const faults: string[] = []
  let pages = 0
  for (const path of [
    '/',
    '/vehicles',
    '/sitemaps/vehicles-1.xml',
    ...['car', 'van', 'truck'].flatMap((type) => [`/${type}-search`, `/feeds/${type}.atom`]),
    ...ids.flatMap((id) => ['/vehicles/', '/api/vehicles/'].map((prefix) => prefix + encodeURIComponent(id))),
  ]) {
    const { statusCode, body } = await site.app.inject(path)
    pages += 1
    if (statusCode !== 200) faults.push(`${statusCode} for ${path}`)
    if (!path.startsWith('/api/') && /<script>alert/.test(body)) faults.push(`a script in ${path}`)
  }
  await site.close()
  report({
    what: `${feeds} hostile feeds: poisoned records, truncated, mixed, compressed, with broken encodings`,
    bar: '0 5xx, 0 scripts',
    figure: `${counts.imported} imported, ${counts.refused} refused with a reason; ${counts.added} vehicles added, ${counts.rejected} rows rejected; ${pages} pages of ${total} vehicles, ${faults.length} faults`,
  })
  expect(faults).toEqual([])
  expect(total).toBeGreaterThan(100)
  expect(counts.refused).toBeGreaterThan(10)
})

/** A feed of the records, damaged in one of nine ways. */
function spoil(records: readonly unknown[], way: number, whole: (below: number) => number): Buffer {
  const lines = Buffer.from(`${records.map((record) => JSON.stringify(record)).join('\n')}\n`)
  const list = Buffer.from(JSON.stringify(records))
  switch (way) {
    case 0:
      return lines.subarray(0, whole(lines.length))
    case 1:
      return list.subarray(0, whole(list.length))
    case 2:
      return gzipSync(lines).subarray(0, 20 + whole(2_000))
    case 3: {
      const damaged = Buffer.from(lines)
      for (let change = 0; change < 20; change++) damaged[whole(damaged.length)] = whole(256)
      return damaged
    }
    case 4:
      return Buffer.concat([Buffer.from([0xff, 0xfe]), lines])
    case 5:
      return Buffer.from(
        `make,model,price\n${'"'.repeat(whole(50))}\u0000,=cmd|' /C calc'!A0,${'9'.repeat(400)}\n`,
      )
    case 6:
      return Buffer.from(`${'[{"a":'.repeat(1 + whole(5_000))}1`)
    case 7:
      return gzipSync(list)
    default:
      return lines
  }
}
