import { distinctValuesUrl } from '#app/script-urls.ts'
import { soldTypes } from '#content/sold-types.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { TypeChoice } from './make-model-choice.ts'

/** Merges lists: each value once, alphabetically. */
export function mergeValues(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())].sort((one, other) => one.localeCompare(other, 'en-GB'))
}

/** The types that a choice covers: all three for any. */
export function typesOf(choice: TypeChoice): readonly VehicleType[] {
  return choice === '' ? soldTypes : [choice]
}

/** The makes of the type in stock. @throws {Error} when a request fails. */
export async function fetchMakes(type: TypeChoice, signal: AbortSignal): Promise<string[]> {
  return fetchValues(type, 'make', new URLSearchParams(), signal)
}

/** The models of a make in stock, among vehicles that pass the filters of `kept`. @throws {Error} when a request fails. */
export async function fetchModels(
  type: TypeChoice,
  make: string,
  kept: URLSearchParams,
  signal: AbortSignal,
): Promise<string[]> {
  const query = new URLSearchParams(kept)
  query.set('make', make)
  return fetchValues(type, 'model', query, signal)
}

async function fetchValues(
  choice: TypeChoice,
  field: 'make' | 'model',
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<string[]> {
  const lists = typesOf(choice).map(async (type) => {
    const response = await fetch(distinctValuesUrl(type, query), { signal })
    if (!response.ok) throw new Error(`The list answered ${response.status}`)
    const values: { make?: string[]; model?: string[] } = await response.json()
    return values[field] ?? []
  })
  return mergeValues(await Promise.all(lists))
}
