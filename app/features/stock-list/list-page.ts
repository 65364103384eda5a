/** Vehicles on one page of the list. */
export const listPageSize = 100

/** The page that an address asks for, from 1; null when it is no page number. */
export function parsePage(text: string | null): number | null {
  if (text === null || text === '') return 1
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}
