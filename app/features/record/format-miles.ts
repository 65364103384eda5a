import { formatCount } from '#app/ui/format-count.ts'

/** "37,000 miles". */
export function formatMiles(miles: number): string {
  return miles === 1 ? '1 mile' : `${formatCount(miles)} miles`
}

/** In place of a mileage that is not claimed: see `mileageWithheld` of a record. */
export const mileageInDoubt = 'Mileage being checked'
