import type { Catalogue } from '#server/services.ts'

/**
 * Whether the stock has never held the vehicle; a sold one is known. False for a body without an id, which the desk
 * refuses, and while the stock cannot be read: accepting the lead matters more than the check.
 */
export async function isUnknownVehicle(stock: Pick<Catalogue, 'find'>, body: unknown): Promise<boolean> {
  const id = (body as { vehicleId?: unknown } | null)?.vehicleId
  if (typeof id !== 'string' || id === '') return false
  const found = await stock.find(id).catch(() => null)
  return found?.state === 'unknown'
}
