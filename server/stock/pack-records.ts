import { type ListingBatch, packListings } from '#domain/search/listing-batch.ts'
import type { Listing } from '#domain/stock/listing.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { listingsOf } from './listings-of.ts'

/** What is done once a batch should cost little for each of its listings. */
const fullBatch = 2_000

/** The listings of all `records`, packed as they come. */
export async function* packRecords(
  records: AsyncIterable<readonly StockRecord[]>,
): AsyncGenerator<ListingBatch[], void> {
  let listings: Listing[] = []
  for await (const batch of records) {
    for (const listing of listingsOf(batch)) listings.push(listing)
    if (listings.length < fullBatch) continue
    yield packListings(listings)
    listings = []
  }
  yield packListings(listings)
}
