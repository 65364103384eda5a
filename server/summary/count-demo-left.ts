import { isDemoVehicle } from '#domain/stock/demo-vehicle.ts'
import type { StockList } from '#domain/stock/stock-list.ts'

const pageSize = 500

/**
 * How many vehicles of the demo have left since an instant, in epoch milliseconds: the first file of a dealer takes them
 * away, which is no sale. Reads what has left since then, no further.
 */
export async function countDemoLeft(list: Pick<StockList, 'page'>, since: number): Promise<number> {
  let count = 0
  for (let offset = 0; ; offset += pageSize) {
    const { vehicles } = await list.page(
      { standing: 'removed' },
      { order: 'changed', offset, limit: pageSize },
    )
    count += vehicles.filter(
      ({ left, record }) => left !== null && left >= since && isDemoVehicle(record),
    ).length
    const last = vehicles.at(-1)
    if (!last || vehicles.length < pageSize || last.changedAt < since) return count
  }
}
