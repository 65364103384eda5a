import { identifierKey } from '#domain/stock/identifier-key.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { isOnSite } from '#domain/stock/standing.ts'
import type { StockList, StoredVehicle } from '#domain/stock/stock-list.ts'
import { vehicleMarks } from '#domain/stock/vehicle-marks.ts'

/** Finds those with the same plate or VIN under other ids, by the id of each; the ones on the site first. */
export async function findSameVehicles(
  list: Pick<StockList, 'identified'>,
  records: readonly StockRecord[],
): Promise<Map<string, StoredVehicle[]>> {
  const marked = records.filter((record) => vehicleMarks(record).length > 0)
  if (marked.length === 0) return new Map()
  const found = await list.identified({
    plates: marked.flatMap(({ vehicle }) => identifierKey(vehicle.registration) ?? []),
    vins: marked.flatMap(({ vehicle }) =>
      typeof vehicle.vin === 'string' ? (identifierKey(vehicle.vin) ?? []) : [],
    ),
  })
  return new Map(
    marked.map((record) => {
      const marks = new Set(vehicleMarks(record))
      const isSame = ({ id, record: other }: StoredVehicle) =>
        id !== record.metadata.stockId && vehicleMarks(other).some((mark) => marks.has(mark))
      return [record.metadata.stockId, found.filter(isSame)]
    }),
  )
}

export function onSiteOf(same: readonly StoredVehicle[] | undefined): StockRecord | null {
  return same?.find(({ standing }) => isOnSite(standing))?.record ?? null
}
