import { readStored, writeStored } from '#app/ui/browser-storage.ts'
import { outwardCode } from '#domain/stock/outward-code.ts'

// Of the tab, because it is personal; sent only with the filter or the sort order `distance`.
const key = 'postcode'

/** '' without one, or where the browser has no storage. */
export function recallPostcode(): string {
  return String(readStored('tab', key) ?? '')
}

/** Keeps its outward code. Without storage the visitor types it again on the next page. */
export function rememberPostcode(postcode: string): void {
  writeStored('tab', key, outwardCode(postcode))
}
