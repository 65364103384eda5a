import dealer from '#dealer'
import type { Place } from '#domain/stock/listing.ts'

const [{ latitude, longitude }] = dealer.branches

/** The dealer's first branch: where distances are measured from when the visitor gives no postcode. */
export const dealership: Place = { latitude, longitude }
