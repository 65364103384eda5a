import type { Listing } from '#domain/stock/listing.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { toListing } from '#domain/stock/to-listing.ts'

/** Of the records that visitors see. */
export function listingsOf(records: readonly StockRecord[]): Listing[] {
  const listings: Listing[] = []
  for (const record of records) {
    const listing = toListing(record)
    if (listing) listings.push(listing)
  }
  return listings
}
