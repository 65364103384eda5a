import type { Band, FacetRecord, Point, Schema } from '../../facet-index.ts'

/** A field with facets, as the peers see it. */
export interface FacetField {
  name: string
  isKeyword: boolean
  /** Empty where each value is a facet value. */
  bands: readonly Band[]
  format(value: number): string
}

export function facetFieldsOf(schema: Schema): FacetField[] {
  return Object.entries(schema.fields).flatMap(([name, field]): FacetField[] => {
    if (field.kind === 'keyword') return [{ name, isKeyword: true, bands: [], format: String }]
    // The peers are not asked for flags, which have several values.
    if (field.kind === 'point' || field.kind === 'flags' || field.facet === false) return []
    const { bands = [], format = String } = field
    return [{ name, isKeyword: false, bands, format }]
  })
}

/** The position of the band that holds a value. */
export function bandIndex(bands: readonly Band[], value: number): number {
  return bands.findIndex(({ low, high }) => value >= low && value <= high)
}

/** Where the distances of a benchmark are measured from. */
export const benchPlace: Point = { latitude: 53.4045, longitude: -2.9957 }

export function numberOf({ values }: FacetRecord, field: string): number | undefined {
  return values[field] as number | undefined
}

export function wordOf({ values }: FacetRecord, field: string): string | undefined {
  return values[field] as string | undefined
}
