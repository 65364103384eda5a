import { readLifecycle } from './lifecycle-words.ts'
import type { StockRecord } from './record.ts'

/** Reserved vehicles are listed with a label; sold and hidden ones are not listed. */
export type ListingState = 'forecourt' | 'reserved' | 'sold' | 'hidden'

/**
 * By Auto Trader's states: a retailer's own site shows what is published on the destination `advertiserAdvert` and is
 * listed for sale or being sold. Case is ignored.
 */
export function listingState(record: StockRecord): ListingState {
  const lifecycle = record.metadata.lifecycleState?.toUpperCase()
  if (lifecycle === 'SOLD' || lifecycle === 'DELETED' || lifecycle === 'WASTEBIN') return 'sold'
  if (record.adverts.retailAdverts.advertiserAdvert?.status?.toUpperCase() !== 'PUBLISHED') return 'hidden'
  if (lifecycle === 'SALE_IN_PROGRESS') return 'reserved'
  if (lifecycle !== 'FORECOURT') return 'hidden'
  return record.adverts.reservationStatus?.toUpperCase() === 'RESERVED' ? 'reserved' : 'forecourt'
}

/** Whether visitors see it. */
export function isListed(record: StockRecord): boolean {
  const state = listingState(record)
  return state === 'forecourt' || state === 'reserved'
}

/** Whether a vehicle that has left was sold, as far as its record says; a removed one is only no longer for sale. */
export function wasSold({ metadata }: StockRecord): boolean {
  return metadata.lifecycleState?.toUpperCase() === 'SOLD'
}

/** Whether the feed gives it a state that nobody knows, such as "Sale Agreed": it is neither listed nor removed. */
export function hasUnknownState({ metadata }: StockRecord): boolean {
  return metadata.lifecycleState != null && readLifecycle(metadata.lifecycleState) === null
}

/**
 * The field without which a vehicle that has not left cannot be listed; null where it has both. No feed means a vehicle to be
 * hidden by leaving them out.
 */
export function missingForShow(record: StockRecord): string | null {
  if (!record.metadata.lifecycleState) return 'metadata.lifecycleState'
  if (listingState(record) !== 'hidden' || record.metadata.lifecycleState.toUpperCase() === 'DUE_IN')
    return null
  return record.adverts.retailAdverts.advertiserAdvert?.status
    ? null
    : 'adverts.retailAdverts.advertiserAdvert.status'
}
