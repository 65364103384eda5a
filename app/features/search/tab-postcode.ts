import { outwardCode } from '#domain/stock/outward-code.ts'

// In session storage, because it is personal; sent only with the filter or the sort order `distance`.
const key = 'postcode'

/** '' without one, or where the browser has no storage. */
export function recallPostcode(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Keeps its outward code. */
export function rememberPostcode(postcode: string): void {
  try {
    sessionStorage.setItem(key, outwardCode(postcode))
  } catch {
    // Without storage the visitor types it again on the next page.
  }
}
