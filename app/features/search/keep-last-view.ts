import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { SearchView } from './search-view.ts'
import type { LoadedSearch } from './served-controls.ts'

const shown = new Map<VehicleType, SearchView>()

/** Remembers a view that is shown. Called in the browser only. */
export function keepView(view: SearchView): void {
  shown.set(view.type, view)
}

/**
 * The view that `load` resolves to. When it fails, the error is logged and the view last shown of the type is
 * returned; without one it rejects. Redirects and aborted loads are passed on.
 */
export async function loadOrKeep(
  type: VehicleType,
  load: () => Promise<LoadedSearch>,
  signal: AbortSignal,
): Promise<LoadedSearch> {
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
