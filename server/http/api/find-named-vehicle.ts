import type { Found } from '#domain/stock/store.ts'
import type { Catalogue } from '#server/services.ts'

/**
 * What the stock knows of the vehicle that a body names. Null for a body without an id, which the desk refuses, and
 * while the stock cannot be read: accepting the lead matters more than the check.
 */
export async function findNamedVehicle(stock: Pick<Catalogue, 'find'>, body: unknown): Promise<Found | null> {
  const id = (body as { vehicleId?: unknown } | null)?.vehicleId
  if (typeof id !== 'string' || id === '') return null
  return stock.find(id).catch(() => null)
}
