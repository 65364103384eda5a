import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { columns } from './import-columns.ts'

export interface Feeds {
  ndjson: string
  envelope: string
  csv: string
  /** The NDJSON again, with one price in a hundred changed. */
  changed: string
}

/** Auto Trader's records of about 2.4 kB, the same ones in three formats; the CSV has the columns of a typical spreadsheet. */
export async function writeFeeds(folder: string, count: number, seed: number): Promise<Feeds> {
  const feeds = {
    ndjson: join(folder, 'stock.ndjson'),
    envelope: join(folder, 'stock.json'),
    csv: join(folder, 'stock.csv'),
    changed: join(folder, 'changed.ndjson'),
  }
  const [ndjson, envelope, csv, changed] = Object.values(feeds).map((file) => createWriter(file))
  await envelope?.write('{"results":[')
  await csv?.write(`${Object.keys(columns).join(',')}\n`)
  let position = 0
  for (const whole of makeDemoStock({ count, seed })) {
    const images = whole.media?.images?.slice(0, 2).map(({ href }) => ({ href }))
    const record = { ...whole, features: [], media: { images } }
    const json = JSON.stringify(record)
    await ndjson?.write(`${json}\n`)
    await envelope?.write(position === 0 ? json : `,${json}`)
    await csv?.write(
      `${Object.values(columns)
        .map((read) => cell(read(record)))
        .join(',')}\n`,
    )
    const price = record.adverts.retailAdverts.totalPrice
    if (position % 100 === 0 && price) price.amountGBP = (price.amountGBP ?? 0) + 100
    await changed?.write(position % 100 === 0 ? `${JSON.stringify(record)}\n` : `${json}\n`)
    position += 1
  }
  await envelope?.write(`],"totalResults":${count}}`)
  for (const writer of [ndjson, envelope, csv, changed]) await writer?.end()
  return feeds
}

function cell(value: unknown): string {
  const text = String(value ?? '')
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Writes in blocks, because half a million small writes would take longer than the import. */
function createWriter(file: string) {
  const stream: WriteStream = createWriteStream(file)
  let waiting = ''
  return {
    async write(text: string) {
      waiting += text
      if (waiting.length < 1_000_000) return
      const block = waiting
      waiting = ''
      if (!stream.write(block)) await once(stream, 'drain')
    },
    async end() {
      stream.end(waiting)
      await once(stream, 'close')
    },
  }
}
