import { wordKey } from '../dictionary/words.ts'
import type { FacetRecord, FieldValue } from './query.ts'
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
  /** Of a field in several parts, that of the first. */
  ordinals: ReadonlyMap<string, number>
  sorts: ReadonlyMap<string, CompiledSort>
  clusterBy: readonly number[]
  /** Equal for schemas that store records in the same columns with the same bands. */
  fingerprint: string
}

/** A field of the schema, or a part of a field with more flags than one number holds. Parts follow one another. */
export interface CompiledField {
  name: string
  kind: Field['kind']
  hasFacet: boolean
  canFilter: boolean
  /** Of numbers with facets; empty where each value is a facet value. */
  bands: readonly Band[]
  bandLows: Uint32Array
  /** Of a field of flags; empty for others. */
  flags: readonly string[]
  /** The key of each flag, see `wordKey`. */
  flagKeys: readonly string[]
  /** By flag its facet code: its position in `flags` plus one. */
  flagCodes: ReadonlyMap<string, number>
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
  const all = Object.entries(definitions).flatMap(([name, field]) =>
    partsOf(field).map((flags) => compileField(name, field, flags)),
  )
  const withFacets = all.filter(({ hasFacet }) => hasFacet)
  const points = all.filter(({ kind }) => kind === 'point')
  const plainNumbers = all.filter(({ kind, hasFacet }) => kind === 'number' && !hasFacet)
  const fields = [...withFacets, ...points, ...plainNumbers]
  const ordinals = new Map(fields.map(({ name }, ordinal) => [name, ordinal] as const).toReversed())
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

/** The flags of each part of a field of flags; one part without flags for any other field. */
function partsOf(field: Field): (readonly string[])[] {
  if (field.kind !== 'flags') return [[]]
  const parts = Math.ceil(field.values.length / flagsInPart)
  return Array.from({ length: parts }, (_, i) => field.values.slice(i * flagsInPart, (i + 1) * flagsInPart))
}

/** The bits of a 32-bit number. */
const flagsInPart = 32

function compileField(name: string, field: Field, flags: readonly string[]): CompiledField {
  const counted = field.kind === 'number' && field.facet !== false ? field : null
  const hasFacet = field.kind === 'keyword' || field.kind === 'flags' || counted !== null
  const { bands = [], format = String } = counted ?? {}
  return {
    name,
    kind: field.kind,
    hasFacet,
    canFilter: hasFacet || ('filter' in field && field.filter === true),
    bands,
    bandLows: Uint32Array.from(bands, ({ low }) => low),
    flags,
    flagKeys: flags.map(wordKey),
    flagCodes: new Map(flags.map((flag, i) => [flag, i + 1])),
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
  if (kind === 'number') return hasFacet && bands.length === 0
  return kind !== 'flags'
}

/** Whether a field stores its values themselves, and not codes of a dictionary: a number plus one, or a part's flags as bits. */
export function storesValues({ kind }: Pick<CompiledField, 'kind'>): boolean {
  return kind === 'number' || kind === 'flags'
}

/** What is stored of a value of such a field; 0 is absent. */
export function storedValue({ kind, flagCodes }: CompiledField, value: FieldValue): number {
  if (kind === 'number') return (value as number) + 1
  let bits = 0
  for (const flag of value as readonly string[]) {
    const code = flagCodes.get(flag)
    if (code !== undefined) bits |= 1 << (code - 1)
  }
  return bits >>> 0
}

/** Calls `visit` with the facet code of each flag among the stored bits. */
export function eachFlag(bits: number, visit: (code: number) => void): void {
  for (let left = bits; left !== 0; left &= left - 1) visit(32 - Math.clz32(left & -left))
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
    } else if (
      kind === 'flags' ? !Array.isArray(value) : typeof value !== (kind === 'keyword' ? 'string' : 'object')
    ) {
      throw new TypeError(`"${name}" is a ${kind} field`)
    }
  }
}
