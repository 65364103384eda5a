import { type VehicleType, vehicleTypes } from '#domain/stock/vehicle-type.ts'
import type { TypeChoice } from './make-model-choice.ts'

/** Lists as one: each value once, alphabetically. */
export function mergeValues(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())].sort((one, other) => one.localeCompare(other, 'en-GB'))
}

/** The types that a choice covers: all of them for any. */
export function typesOf(choice: TypeChoice): readonly VehicleType[] {
  return choice === '' ? vehicleTypes : [choice]
}

/** The makes that the stock of the type holds. @throws when any of the calls fails. */
export async function fetchMakes(type: TypeChoice, signal: AbortSignal): Promise<string[]> {
  return fetchValues(type, 'make', '', signal)
}

/** The models that a make has in stock. @throws when any of the calls fails. */
export async function fetchModels(type: TypeChoice, make: string, signal: AbortSignal): Promise<string[]> {
  return fetchValues(type, 'model', `?${new URLSearchParams({ make })}`, signal)
}

async function fetchValues(
  choice: TypeChoice,
  field: 'make' | 'model',
  query: string,
  signal: AbortSignal,
): Promise<string[]> {
  const lists = typesOf(choice).map(async (type) => {
    const response = await fetch(`/api/vehicles/distinct/${type}${query}`, { signal })
    if (!response.ok) throw new Error(`The list answered ${response.status}`)
    const values: { make?: string[]; model?: string[] } = await response.json()
    return values[field] ?? []
  })
  return mergeValues(await Promise.all(lists))
}
