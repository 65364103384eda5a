import { formatCount } from '#app/ui/format-count.ts'

/** "37,000 miles". */
export function formatMiles(miles: number): string {
  return miles === 1 ? '1 mile' : `${formatCount(miles)} miles`
}
