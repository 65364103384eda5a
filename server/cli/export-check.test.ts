import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExportFormatName } from '#domain/exports/export-format.ts'
import { googleList, metaList, type PublishedList } from '#domain/exports/published-lists.ts'
import { marketFile } from '../../tests/support/market-data.ts'
import { ukAdverts } from '../feed/column-maps/load-column-map.ts'
import { importStock } from '../feed/import-stock.ts'
import { createTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { loadDemo } from './load-demo.ts'
import { exportStock } from './stock-export.ts'
import { collectOutput } from './testing/run-forecourt.ts'
import { withStock } from './with-stock.ts'

const lists: Readonly<Record<ExportFormatName, PublishedList>> = {
  'google-vehicle-ads': googleList,
  'meta-vehicles': metaList,
}
const formats = Object.keys(lists) as ExportFormatName[]
const adverts = marketFile('uk-adverts.csv')

type Row = Record<string, string>

async function exportRows(folder: string, format: ExportFormatName, incomplete: 'leave-out' | 'include') {
  const file = join(folder, `${format}.${incomplete}.csv`)
  const { io, written } = collectOutput()
  await exportStock(
    { dataDir: folder, databaseUrl: null, publicUrl: 'https://www.dealer.example', pictureHosts: [] },
    file,
    { format, incomplete },
    io,
  )
  const rows: Row[] = parse(await readFile(file), { columns: true })
  return { rows, summary: written.stderr }
}

/** The sum of the counts at the start of the lines that match. */
function sumOf(summary: string, pattern: RegExp): number {
  const lines = summary.split('\n').filter((line) => pattern.test(line))
  return lines.reduce((sum, line) => sum + Number(/([\d,]+) vehicle/.exec(line)?.[1]?.replace(',', '')), 0)
}

/** Every fault of every row, so that a failure shows all of them. */
function faultsOf(rows: readonly Row[], list: PublishedList, { incomplete = false } = {}): string[] {
  return rows.flatMap((row) =>
    Object.entries(list).flatMap(([name, { required, format }]) => {
      const value = row[name] ?? ''
      if (value === '') return required && !incomplete ? [`${name} is missing`] : []
      return format.test(value) ? [] : [`${name} is ${value}`]
    }),
  )
}

/** A folder with a stock that `fill` makes once for both formats. */
function withFolder(fill: (folder: string) => Promise<void>): () => string {
  let place: Awaited<ReturnType<typeof createTemporaryFolder>>
  beforeAll(async () => {
    place = await createTemporaryFolder()
    await fill(place.folder)
  })
  afterAll(() => place.dispose())
  return () => place.folder
}

describe('of the demo stock', () => {
  const folder = withFolder((folder) =>
    withStock({ dataDir: folder, databaseUrl: null }, async (store) => {
      await loadDemo(store, folder, { count: 600 })
    }),
  )

  it.each(formats)('the export %s keeps to the published list in every row', async (format) => {
    const list = lists[format]
    const { rows } = await exportRows(folder(), format, 'include')
    expect(rows.length).toBeGreaterThan(350)
    expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(list))
    expect(faultsOf(rows, list, { incomplete: true })).toEqual([])
    expect(new Set(rows.map((row) => Object.values(row)[0])).size).toBe(rows.length)

    const strict = await exportRows(folder(), format, 'leave-out')
    expect(faultsOf(strict.rows, list)).toEqual([])
    const lacking = sumOf(strict.summary, /left out: a required field is missing/)
    expect(strict.rows.length + lacking).toBe(rows.length)
    expect(strict.rows.length).toBeGreaterThan(300)
  })
})

describe.skipIf(adverts.absent)('of 6,546 real adverts', () => {
  let added = 0
  const folder = withFolder(async (folder) => {
    const options = { now: new Date('2026-11-20'), map: ukAdverts }
    const summary = await withStock({ dataDir: folder, databaseUrl: null }, (store) =>
      importStock(adverts.path, store, options),
    )
    added = summary.added
  })

  it.each(formats)(
    'the export %s keeps to the published list in every row, and reports what they lack',
    async (format) => {
      const list = lists[format]
      const { rows, summary } = await exportRows(folder(), format, 'include')
      expect(faultsOf(rows, list, { incomplete: true })).toEqual([])
      expect(rows.length + sumOf(summary, /left out/)).toBe(added)
      expect(rows.length).toBeGreaterThan(6_500)

      // They have no pictures, so none of them can be advertised.
      const strict = await exportRows(folder(), format, 'leave-out')
      expect(strict.rows).toEqual([])
      const picture = format === 'google-vehicle-ads' ? 'image_link' : 'image[0].url'
      expect(strict.summary).toContain(
        `missing ${picture} (required): ${rows.length.toLocaleString('en-GB')} vehicles`,
      )
    },
  )
})
