import type { Stock } from '#app/services.ts'
import { site } from '#content/site.ts'
import { type EnquiryKind, isEnquiryKind } from '#domain/enquiries/enquiry.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { describeMissing, type MissingVehicle } from '../vehicle/missing-vehicle.ts'

/** The kind in an address; null for text that is none, and for a kind that is switched off. */
export function offeredKind(text: string | undefined): EnquiryKind | null {
  return isEnquiryKind(text) && site.enquiries.kinds.includes(text) ? text : null
}

/**
 * The record that an enquiry is about, or what to show in its place. An enquiry that was filled in while the vehicle was
 * listed is still accepted after its sale: `evenSold`.
 */
export async function findEnquired(
  stock: Pick<Stock, 'find' | 'search' | 'total'>,
  id: string,
  { evenSold }: { evenSold: boolean },
): Promise<
  | { state: 'found'; record: StockRecord; sold: boolean }
  | { state: 'missing'; status: 404 | 410; missing: MissingVehicle }
> {
  const found = await stock.find(id)
  if (found.state === 'listed') return { state: 'found', record: found.record, sold: false }
  if (found.state === 'sold' && evenSold) return { state: 'found', record: found.record, sold: true }
  const missing = await describeMissing(stock, found)
  return { state: 'missing', status: found.state === 'sold' ? 410 : 404, missing }
}
