/** Vehicles on a page: of search results, and of the list of every vehicle. */
export const pageSizes = { search: 24, list: 100 } as const

/** The highest page that may be requested, beyond any stock: 24 million vehicles. It bounds the offset of a query. */
export const lastPage = 1_000_000

/** A page number, from 1. Absent or blank is page 1; null for anything but a whole number. It may exceed `lastPage`. */
export function parsePage(text: string | null | undefined): number | null {
  const digits = (text ?? '').trim()
  if (digits === '') return 1
  const page = /^\d+$/.test(digits) ? Number(digits) : 0
  return page >= 1 ? page : null
}
