import { join } from 'node:path'
import type { DemoRecord } from 'demo-stock/demo-record.ts'
import { earlierPrices } from 'demo-stock/earlier-prices.ts'
import { defaultCount, defaultSeed, makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { createPictureSets, writePictures } from 'demo-stock/pictures/write-pictures.ts'
import type { DemoDealer } from 'demo-stock/sites.ts'
import { site } from '#content/site.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore, StockWriter, WriteCounts } from '#domain/stock/store.ts'
import { dealerSells } from '#domain/stock/vehicle-type-of.ts'
import sells from '#sells'
import { prepareRecord } from '../feed/prepare-record.ts'

export interface DemoSummary extends WriteCounts {
  /** Files drawn. */
  pictures: number
}

const dealer: DemoDealer = {
  name: site.name,
  phone: site.phone.label,
  sites: site.branches.map(({ town, street, postcode, latitude, longitude }) => ({
    town,
    address: street,
    postCode: postcode,
    latitude,
    longitude,
  })),
}

/** How many vehicles are written between two reports. */
const reportEvery = 500

/**
 * Adds the demo's vehicles to the store in one transaction, and draws their pictures; those that the dealer does not
 * sell are left out. Each vehicle is written as it was on its arrival, and again for each later price, so that the log
 * has its history. Repeating a count and seed changes nothing. `onProgress` is called with the number of vehicles done.
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
    let running: Promise<WriteCounts>[] = []
    let done = 0
    for (const record of makeDemoStock({ count, seed, dealer })) {
      if (dealerSells(record, sells)) {
        pictures.add(record)
        running.push(putWithHistory(writer, record))
      }
      done += 1
      if (done % reportEvery !== 0 && done !== count) continue
      for (const counts of await Promise.all(running)) addCounts(sum, counts)
      running = []
      onProgress(done)
    }
    // Before the transaction commits, so that no vehicle is on the site without its pictures.
    return { ...sum, pictures: await writePictures(join(dataDir, 'media'), pictures.sets()) }
  })
  return counts
}

/** Counted as one record. Earlier versions of a vehicle that is known have a lower version number: they are stale. */
async function putWithHistory(writer: StockWriter, record: DemoRecord): Promise<WriteCounts> {
  const { metadata, adverts } = record
  const earlier = earlierPrices(record)
  const puts = earlier.map(({ from, pounds }, index) => {
    const amount = { amountGBP: pounds }
    const former: StockRecord = {
      ...record,
      metadata: { ...metadata, versionNumber: metadata.versionNumber - earlier.length + index },
      adverts: {
        ...adverts,
        retailAdverts: { ...adverts.retailAdverts, suppliedPrice: amount, totalPrice: amount },
      },
    }
    return writer.put([prepareRecord(former)], Date.parse(from))
  })
  const since = earlier.length === 0 ? metadata.dateOnForecourt : metadata.lastUpdated
  const last = writer.put([prepareRecord(record)], Date.parse(since))
  const [counts, ...before] = await Promise.all([last, ...puts])
  const added = before.reduce((sum, put) => sum + put.added, 0)
  return { ...counts, ...(added > 0 && { added, changed: 0 }), repeated: 0 }
}

function addCounts(sum: WriteCounts, more: WriteCounts): void {
  sum.added += more.added
  sum.changed += more.changed
  sum.unchanged += more.unchanged
  sum.stale += more.stale
  sum.repeated += more.repeated
}
