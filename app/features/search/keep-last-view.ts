import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { SearchView } from './search-view.ts'

const shown = new Map<VehicleType, SearchView>()

/** Called in the browser for each view that is shown. */
export function keepView(view: SearchView): void {
  shown.set(view.type, view)
}

/**
 * The view that `load` brings. When it cannot be had, that is logged and the list last shown stays;
 * rejects only when none was. Redirects and loads given up by the visitor pass through.
 */
export async function loadOrKeep(
  type: VehicleType,
  load: () => Promise<SearchView>,
  signal: AbortSignal,
): Promise<SearchView> {
  try {
    return await load()
  } catch (error) {
    if (signal.aborted || error instanceof Response) throw error
    console.error('Error fetching search results:', error)
    const kept = shown.get(type)
    if (!kept) throw error
    return kept
  }
}
