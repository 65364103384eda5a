import type { FacetRecord } from './query.ts'
import type { Band, Field, Schema } from './schema.ts'

/**
 * A schema as arrays by field ordinal, so that no query looks a name up twice. Ordinals number the fields with facets
 * first, in the order of the schema, then points, then numbers without facets.
 */
export interface CompiledSchema {
  /** By field ordinal. */
  fields: readonly CompiledField[]
  /** Ordinals below this have facets; the arrays of `FacetCounts` are this long. */
  facetFields: number
  ordinals: ReadonlyMap<string, number>
  sorts: ReadonlyMap<string, CompiledSort>
  clusterBy: readonly number[]
  /** Equal for schemas that store records in the same columns with the same bands. */
  fingerprint: string
}

export interface CompiledField {
  name: string
  kind: Field['kind']
  hasFacet: boolean
  canFilter: boolean
  /** Of numbers with facets; empty where each value is a facet value. */
  bands: readonly Band[]
  bandLows: Uint32Array
  /** The greatest number that the field holds. */
  highest: number
  format(value: number): string
}

export interface CompiledSort {
  ordinal: number
  direction: 'ascending' | 'descending' | 'nearest'
}

/** Compiles each schema object once. @throws {RangeError} when a sort or `clusterBy` names a field of the wrong kind. */
export function compileSchema(schema: Schema): CompiledSchema {
  const known = compiledSchemas.get(schema)
  if (known !== undefined) return known
  const compiled = compile(schema)
  compiledSchemas.set(schema, compiled)
  return compiled
}

const compiledSchemas = new WeakMap<Schema, CompiledSchema>()

function compile({ fields: definitions, sorts, clusterBy }: Schema): CompiledSchema {
  const all = Object.entries(definitions).map(([name, field]) => compileField(name, field))
  const withFacets = all.filter(({ hasFacet }) => hasFacet)
  const points = all.filter(({ kind }) => kind === 'point')
  const plainNumbers = all.filter(({ kind, hasFacet }) => kind === 'number' && !hasFacet)
  const fields = [...withFacets, ...points, ...plainNumbers]
  const ordinals = new Map(fields.map(({ name }, ordinal) => [name, ordinal]))
  const ofKind = (name: string, kind: Field['kind']) => ordinalOf({ fields, ordinals }, name, kind)
  const compiledSorts = Object.entries(sorts).map(([name, { by, direction }]) => {
    const ordinal = ofKind(by, direction === 'nearest' ? 'point' : 'number')
    return [name, { ordinal, direction }] as const
  })
  return {
    fields,
    facetFields: withFacets.length,
    ordinals,
    sorts: new Map(compiledSorts),
    clusterBy: clusterBy.map((name) => ofKind(name, 'keyword')),
    fingerprint: JSON.stringify(definitions),
  }
}

function compileField(name: string, field: Field): CompiledField {
  const counted = field.kind === 'number' && field.facet !== false ? field : null
  const hasFacet = field.kind === 'keyword' || counted !== null
  const { bands = [], format = String } = counted ?? {}
  return {
    name,
    kind: field.kind,
    hasFacet,
    canFilter: hasFacet || ('filter' in field && field.filter === true),
    bands,
    bandLows: Uint32Array.from(bands, ({ low }) => low),
    highest: hasFacet ? 2 ** 31 - 1 : 2 ** 53 - 2,
    format,
  }
}

/** @throws {RangeError} when the schema has no such field of this kind. */
export function ordinalOf(
  { fields, ordinals }: Pick<CompiledSchema, 'fields' | 'ordinals'>,
  name: string,
  kind: Field['kind'],
): number {
  const ordinal = ordinals.get(name)
  if (ordinal === undefined || fields[ordinal]?.kind !== kind)
    throw new RangeError(`The schema has no ${kind} field "${name}"`)
  return ordinal
}

/** Whether values have codes of a dictionary: keywords, points, and numbers of which each value is a facet value. */
export function hasDictionary({ kind, hasFacet, bands }: CompiledField): boolean {
  return kind !== 'number' || (hasFacet && bands.length === 0)
}

/** The number of the band that holds a value, from 1. Values below the first band count as in it. */
export function bandOf(bandLows: Uint32Array, value: number): number {
  let band = bandLows.length
  while (band > 1 && (bandLows[band - 1] as number) > value) band--
  return band
}

/** @throws {RangeError | TypeError} when a value is not of its field's kind. */
export function checkRecord({ fields }: CompiledSchema, { values }: FacetRecord): void {
  for (const { name, kind, highest } of fields) {
    const value = values[name]
    if (value === undefined) continue
    if (kind === 'number') {
      if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > highest)
        throw new RangeError(`"${name}" holds whole numbers from 0 to ${highest}`)
    } else if (typeof value !== (kind === 'keyword' ? 'string' : 'object')) {
      throw new TypeError(`"${name}" is a ${kind} field`)
    }
  }
}
