import { statSync } from 'node:fs'
import type { StockStore } from '#domain/stock/store.ts'
import type { Catalogue } from '../services.ts'

/** How many records are read, from anywhere in the stock. */
const sample = 20

interface CheckedStock {
  store: Pick<StockStore, 'changeNumber' | 'findMany'>
  /** Null until the index is loaded. */
  catalogue: () => Pick<Catalogue, 'listIds'> | null
  /** Of SQLite; null for PostgreSQL, whose standbys answer while the primary is away. */
  file: string | null
}

/**
 * Creates the check that the stock can be read, which rejects when it cannot. The change number alone is no proof: it stays
 * in the cache of a connection when the file behind it has been deleted, replaced or overwritten.
 */
export function createStockCheck({ store, catalogue, file }: CheckedStock): () => Promise<void> {
  const opened = file === null ? null : identityOf(file)

  return async () => {
    if (file !== null) {
      await store.changeNumber()
      if (identityOf(file) !== opened) throw new Error('The file of the stock was deleted or replaced')
    }
    const ids = pickIds(catalogue())
    await store.findMany(ids)
  }
}

/** At once, because a probe that closes its half of the connection gets no answer that waits for a thread. */
function identityOf(file: string): string {
  const { dev, ino } = statSync(file)
  return `${dev} ${ino}`
}

function pickIds(catalogue: ReturnType<CheckedStock['catalogue']>): readonly string[] {
  if (catalogue === null) return []
  const { total } = catalogue.listIds({ offset: 0, limit: 0 })
  const offsets = Array.from({ length: Math.min(sample, total) }, () => Math.floor(Math.random() * total))
  return offsets.flatMap((offset) => catalogue.listIds({ offset, limit: 1 }).ids)
}
