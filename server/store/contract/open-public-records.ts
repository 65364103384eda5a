import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import { publicBytes } from '../../stock/public-bytes.ts'
import { openPublicRecords } from '../sqlite/public-records.ts'
import { openPublicRecordsWriter } from '../sqlite/public-records-writer.ts'
import { openSqliteStock } from '../sqlite/stock-store.ts'
import { sample } from './sample-stock.ts'
import { createTemporaryFolder } from './temporary-folder.ts'

/** A stock, the file of its public records, and what writes it. */
export async function openTestPublicRecords(toJson: (record: StockRecord) => Uint8Array = publicBytes) {
  const { folder, dispose } = await createTemporaryFolder()
  const [stockFile, file] = [join(folder, 'stock.db'), join(folder, 'stock.public.db')]
  const store = await openSqliteStock(stockFile)
  let current: string | null = stockFile
  const closing: { close(): unknown }[] = []
  onTestFinished(async () => {
    for (const each of closing) each.close()
    await store.close()
    await dispose()
  })
  async function openAs(rules: string, writtenFrom = stockFile) {
    const writer = await openPublicRecordsWriter({ file, stockFile: writtenFrom, rules }, toJson)
    const damage: unknown[] = []
    const place = { file, stockFile: () => current, rules }
    const records = await openPublicRecords(place, (error) => damage.push(error))
    closing.push(writer, records)
    return { writer, records, damage, write: () => void [...writer.update()] }
  }
  const put = (...batch: Parameters<typeof sample>[]) =>
    store.write((writer) => writer.put(batch.map((one) => sample(...one))))
  const moveTo = (moved: string | null) => {
    current = moved
  }
  return { store, folder, stockFile, file, put, openAs, moveTo }
}

/** The ids of a list of records. */
export function idsOf(list: Buffer | null): string[] | null {
  return list && JSON.parse(`${list}`).map(({ _id }: { _id: string }) => _id)
}
