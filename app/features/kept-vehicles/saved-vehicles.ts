import { readStored, type StorageFailure, writeStored } from '#app/ui/browser-storage.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { pence } from '#domain/finance/money.ts'

/** A vehicle that the visitor has saved on this device. */
export interface SavedVehicle {
  id: string
  /** In pence with VAT, when it was saved; null without a price. */
  price: number | null
  /** The day on which it was saved, as `2026-11-22`. */
  day: string
}

export const savedKey = 'forecourt.saved'

/** The most that a list holds, because the ids of a list are its address. */
export const mostSaved = 50

/** Dispatched on the document after the saved vehicles have changed, in this tab or in another one. */
export const savedChange = 'savedchange'

export type SavingFailure = StorageFailure | 'limit'

/** Newest first. */
export function recallSaved(): SavedVehicle[] {
  const stored = readStored('device', savedKey)
  return Array.isArray(stored) ? stored.flatMap(parseSaved).slice(0, mostSaved) : []
}

/** Replaces the whole list. */
export function storeSaved(list: readonly SavedVehicle[]): SavingFailure | null {
  if (list.length > mostSaved) return 'limit'
  return writeStored('device', savedKey, list.length === 0 ? null : list)
}

/** Adds what is not in the list yet at its start. Reads the list first, because another tab may have changed it. */
export function save(vehicles: readonly SavedVehicle[]): SavingFailure | null {
  const list = recallSaved()
  const known = new Set(list.map(({ id }) => id))
  return storeSaved([...vehicles.filter(({ id }) => !known.has(id)), ...list])
}

export function removeSaved(ids: readonly string[]): SavingFailure | null {
  return storeSaved(recallSaved().filter(({ id }) => !ids.includes(id)))
}

/** Another version of the site may have stored something else. */
function parseSaved(stored: Partial<SavedVehicle> | null): SavedVehicle[] {
  if (typeof stored !== 'object' || stored === null || typeof stored.id !== 'string') return []
  const { id, price, day } = stored
  return [{ id, price: typeof price === 'number' ? price : null, day: String(day ?? '') }]
}

/**
 * "£500 less since you saved it"; null when either price is missing, or they differ by less than a pound.
 *
 * @param saved In pence with VAT, when it was saved.
 * @param price In pence with VAT, now.
 * @param shown In pence, as the page shows it: the difference is in the same terms, without VAT if that is.
 */
export function priceChange(saved: number | null, price: number | null, shown: number): string | null {
  if (!saved || !price) return null
  const pounds = Math.round(((price - saved) * shown) / price / 100)
  if (pounds === 0) return null
  return `${formatPounds(pence(Math.abs(pounds) * 100))} ${pounds < 0 ? 'less' : 'more'} since you saved it`
}
