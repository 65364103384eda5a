import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { exampleVehicle } from '#domain/stock/example-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { type ImportOptions, importStock } from './import-stock.ts'

const now = new Date('2026-11-20T12:00:00Z')

/** A new store, and a function that imports a feed into it. */
export async function openYard() {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  const store = await openSqliteStock(join(folder, 'stock.db'))
  onTestFinished(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })
  const rejectsFile = join(folder, 'rejects.ndjson')
  return {
    store,
    rejectsFile,
    feedFile: join(folder, 'feed'),
    async bring(feed: string | Buffer | readonly unknown[], options: Partial<ImportOptions> = {}) {
      const file = join(folder, 'feed')
      await writeFile(
        file,
        typeof feed === 'string' || Buffer.isBuffer(feed) ? feed : JSON.stringify({ results: feed }),
      )
      return importStock(file, store, { now, rejectsFile, ...options })
    },
    async rejects(): Promise<object[]> {
      const text = await readFile(rejectsFile, 'utf8')
      return text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
    },
  }
}

export function car(stockId: string, metadata: Partial<StockRecord['metadata']> = {}): StockRecord {
  const example = exampleVehicle(stockId)
  return { ...example, metadata: { ...example.metadata, ...metadata } }
}
