import type { Sells } from '#domain/dealer/sells.ts'
import { isListed } from '#domain/stock/listing-state.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockReader } from '#domain/stock/store.ts'
import type { ColumnMap } from '../column-maps/column-map.ts'
import { isBroken } from '../feed-row.ts'
import { openSource } from '../open-source.ts'
import { readFeed } from '../read-feed.ts'
import { createSeenIds } from '../seen-ids.ts'
import { splitterFor } from '../stock-splitter.ts'
import { createRowValidator } from '../validate-row.ts'

interface SampleOptions {
  store: Pick<StockReader, 'all'>
  /** Of CSV. */
  map: ColumnMap | null
  sells: Sells
  limit: number
}

/**
 * The first vehicles of a file that would be listed, read as the import reads them. What follows them is not read.
 *
 * @throws {FeedError} when the file cannot be read.
 */
export async function sampleVehicles(
  file: string,
  { store, map, sells, limit }: SampleOptions,
): Promise<StockRecord[]> {
  const { chunks } = await openSource(file)
  const splitTitle = await splitterFor(store, map ? [map] : [])
  const feed = await readFeed(chunks, { ...(map && { map }), ...(splitTitle && { splitTitle }) })
  const seen = createSeenIds()
  const validate = createRowValidator(feed, seen, { now: new Date(), sells })
  const vehicles: StockRecord[] = []
  try {
    for await (const rows of feed.batches) {
      for (const row of rows) {
        if (isBroken(row)) continue
        const { prepared } = validate(row)
        if (prepared && isListed(prepared.record)) vehicles.push(prepared.record)
        if (vehicles.length === limit) return vehicles
      }
    }
    return vehicles
  } finally {
    seen.close()
  }
}
