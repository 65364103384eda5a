import type { Place } from '../stock/listing.ts'

/** Pier Head, Liverpool: where distances are measured from when the visitor gives no postcode. */
export const dealership: Place = { latitude: 53.4045, longitude: -2.9957 }
