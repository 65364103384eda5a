import type { VehicleType } from '#domain/stock/vehicle-type.ts'

interface Sought {
  make?: string | null | undefined
  model?: string | null | undefined
}

/** The results page of a type, narrowed to a make and, with one, a model. */
export function searchPath(type: VehicleType, { make, model }: Sought = {}): string {
  const query = new URLSearchParams()
  if (make) query.set('make', make)
  if (make && model) query.set('model', model)
  return `/${type}-search${query.size > 0 ? `?${query}` : ''}`
}
