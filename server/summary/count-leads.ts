import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DeliveryState, Outbox } from '#domain/leads/outbox.ts'
import { isOnSite } from '#domain/stock/standing.ts'
import type { StockList } from '#domain/stock/stock-list.ts'
import { vehicleInShort, vehicleOf } from '../leads/lead-vehicle.ts'
import { openEntries } from '../leads/staff/lead-office.ts'

/** How many leads of one kind were accepted in the period, by where they are now. */
export type LeadCounts = Record<DeliveryState, number>

export interface AskedVehicle {
  id: string
  /** "Ford Transit, QF12 QFE" */
  vehicle: string
  leads: number
  /** Whether it is still for sale. */
  isListed: boolean
}

/** How many of the vehicles that are asked for are listed. */
const mostAsked = 5

const pageSize = 200

/**
 * The leads of a time. Of what people wrote, only the vehicle is read.
 *
 * @param period in epoch milliseconds, without `until`
 */
export async function countLeads(
  outbox: Pick<Outbox, 'page' | 'showMany'>,
  stock: Pick<StockList, 'find'>,
  period: { since: number; until: number },
): Promise<{ kinds: Record<string, LeadCounts>; askedFor: AskedVehicle[] }> {
  const kinds: Record<string, LeadCounts> = {}
  const asked = new Map<string, Omit<AskedVehicle, 'isListed'>>()
  for (let offset = 0; ; offset += pageSize) {
    const { entries } = await outbox.page(period, { limit: pageSize, offset })
    for (const {
      entry: { kind, state },
      payload,
    } of await openEntries(outbox, entries)) {
      const counts = kinds[kind] ?? { waiting: 0, delivered: 0, rejected: 0, erased: 0 }
      kinds[kind] = counts
      counts[state] += 1
      if (payload?.vehicleId === undefined) continue
      const id = payload.vehicleId
      const sent = vehicleOf(payload, null)
      const known = asked.get(id) ?? { id, vehicle: sent ? vehicleInShort(sent) : id, leads: 0 }
      known.leads += 1
      asked.set(id, known)
    }
    if (entries.length < pageSize) break
    await nextTurn()
  }
  const most = [...asked.values()]
    .sort((a, b) => b.leads - a.leads || (a.id < b.id ? -1 : 1))
    .slice(0, mostAsked)
  // Those that were sold too: an enquiry of the website has only the id.
  const found = await stock.find(most.map(({ id }) => id))
  const stored = new Map(found.map((each) => [each.id, each]))
  const askedFor = most.map((each) => {
    const known = stored.get(each.id)
    const vehicle = known && vehicleOf({ kind: 'call', name: '', vehicleId: each.id }, known.record)
    return {
      ...each,
      ...(vehicle && { vehicle: vehicleInShort(vehicle) }),
      isListed: known !== undefined && known.left === null && isOnSite(known.standing),
    }
  })
  return { kinds, askedFor }
}
