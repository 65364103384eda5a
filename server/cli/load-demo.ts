import { join } from 'node:path'
import { defaultCount, defaultSeed, makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { createPictureSets } from 'demo-stock/pictures/picture-sets.ts'
import { writePictures } from 'demo-stock/pictures/write-pictures.ts'
import type { PreparedRecord, StockStore, WriteCounts } from '#domain/stock/store.ts'
import { prepareRecord } from '../feed/prepare-record.ts'

export interface DemoSummary extends WriteCounts {
  /** Files drawn. */
  pictures: number
}

const batchSize = 500

/**
 * Adds the demo's vehicles to the store in one transaction, and draws their pictures. Repeating a count and seed changes
 * nothing. `onProgress` is called with the number of vehicles done.
 * @throws {Error} when the folder or the store cannot be written.
 */
export async function loadDemo(
  store: Pick<StockStore, 'write'>,
  dataDir: string,
  { count = defaultCount, seed = defaultSeed }: { count?: number; seed?: number } = {},
  onProgress: (done: number) => void = () => {},
): Promise<DemoSummary> {
  const pictures = createPictureSets()
  const counts = await store.write(async (writer) => {
    const sum: WriteCounts = { added: 0, changed: 0, unchanged: 0, stale: 0, repeated: 0 }
    let batch: PreparedRecord[] = []
    let done = 0

    async function flush(): Promise<void> {
      addCounts(sum, await writer.put(batch))
      done += batch.length
      batch = []
      onProgress(done)
    }

    for (const record of makeDemoStock({ count, seed })) {
      pictures.add(record)
      batch.push(prepareRecord(record))
      if (batch.length === batchSize) await flush()
    }
    if (batch.length > 0) await flush()
    // Before the transaction commits, so that no vehicle is on the site without its pictures.
    return { ...sum, pictures: await writePictures(join(dataDir, 'media'), pictures.sets()) }
  })
  return counts
}

function addCounts(sum: WriteCounts, more: WriteCounts): void {
  sum.added += more.added
  sum.changed += more.changed
  sum.unchanged += more.unchanged
  sum.stale += more.stale
  sum.repeated += more.repeated
}
