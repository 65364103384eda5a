import { identifierKey } from '#domain/stock/identifier-key.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { isOnSite } from '#domain/stock/standing.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { assertShowable } from './change-by-hand.ts'
import { Refusal, type StockOffice } from './stock-office.ts'
import { vehicleInWords } from './vehicle-text.ts'

/**
 * Adds a vehicle, or changes one that was added before; its photos and note stay.
 *
 * @throws {Refusal} when it cannot be shown, or its id or registration is that of another vehicle on the site.
 */
export async function addByHand({ store, audit }: StockOffice, record: StockRecord): Promise<void> {
  assertShowable(record)
  const id = record.metadata.stockId
  await store.write(async (writer) => {
    const before = (await store.list.find([id]))[0]?.override
    if (!before?.fields.record) await assertNotOnSite(store, record)
    const images = before?.fields.images
    const fields = { record: keepDay(record, before?.fields.record), ...(images && { images }) }
    audit({ command: 'stock', vehicle: id, act: 'added' })
    await writer.override(id, { fields, note: before?.note ?? null })
  })
}

/** A vehicle that is changed does not arrive again. */
function keepDay(record: StockRecord, former: StockRecord | undefined): StockRecord {
  const dateOnForecourt = former?.metadata.dateOnForecourt
  return dateOnForecourt == null ? record : { ...record, metadata: { ...record.metadata, dateOnForecourt } }
}

async function assertNotOnSite(
  store: Pick<StockStore, 'list'>,
  { metadata, vehicle }: StockRecord,
): Promise<void> {
  const key = identifierKey(vehicle.registration)
  const same = [
    ...(await store.list.find([metadata.stockId])),
    ...(key === null ? [] : await store.list.identified({ plates: [key] })),
  ].find(({ standing }) => isOnSite(standing))
  if (!same) return
  throw new Refusal(`${vehicleInWords(same.record)} is on the site already: change that one instead`)
}
