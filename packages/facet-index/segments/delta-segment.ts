import type { Dictionaries, Spelling } from '../dictionary/dictionaries.ts'
import {
  type CompiledField,
  type CompiledSchema,
  storedValue,
  storesValues,
} from '../schema/compile-schema.ts'
import type { FacetRecord } from '../schema/query.ts'

/** A delta segment holds at most this many records; then a new one is created. */
export const deltaBits = 13
export const deltaCapacity = 2 ** deltaBits

/**
 * Records added since the last compaction, row by row in slots; queries check them one by one. The slot of a removed
 * record is reused.
 */
export interface DeltaSegment {
  schema: CompiledSchema
  /** Slots are below this; `live` tells which hold a record. */
  slots: number
  /** The number of records. */
  size: number
  live: Uint8Array
  /** By slot. */
  ids: string[]
  slotOf: Map<string, number>
  /** By slot × number of fields + field ordinal: codes of keywords, points and facets. */
  codes: Uint32Array
  /** In the same layout, what `DocumentColumns.fields` hold. */
  values: Float64Array
  free: number[]
}

export function createDeltaSegment(schema: CompiledSchema): DeltaSegment {
  const capacity = 64
  return {
    schema,
    slots: 0,
    size: 0,
    live: new Uint8Array(capacity),
    ids: [],
    slotOf: new Map(),
    codes: new Uint32Array(capacity * schema.fields.length),
    values: new Float64Array(capacity * schema.fields.length),
    free: [],
  }
}

/**
 * Adds a record that `checkRecord` has accepted and whose id the segment does not have; it must not be full. Returns
 * what `Dictionaries.acquire` returns.
 */
export function addRecord(
  delta: DeltaSegment,
  record: FacetRecord,
  dictionaries: Dictionaries,
): Spelling[] | null {
  const { fields } = delta.schema
  const slot = delta.free.pop() ?? delta.slots++
  if (slot >= delta.live.length) grow(delta)
  const start = slot * fields.length
  const spellings = dictionaries.acquire(record, delta.codes, start)
  for (let ordinal = 0; ordinal < fields.length; ordinal++) {
    const field = fields[ordinal] as CompiledField
    const value = record.values[field.name] ?? null
    const code = delta.codes[start + ordinal] as number
    delta.values[start + ordinal] = value !== null && storesValues(field) ? storedValue(field, value) : code
  }
  delta.ids[slot] = record.id
  delta.live[slot] = 1
  delta.slotOf.set(record.id, slot)
  delta.size++
  return spellings
}

/** False when the segment has no such record. */
export function removeRecord(delta: DeltaSegment, id: string, dictionaries: Dictionaries): boolean {
  const slot = delta.slotOf.get(id)
  if (slot === undefined) return false
  dictionaries.release(delta.codes, slot * delta.schema.fields.length)
  delta.live[slot] = 0
  delta.slotOf.delete(id)
  delta.free.push(slot)
  delta.size--
  return true
}

export function copyDelta(delta: DeltaSegment): DeltaSegment {
  const { live, ids, slotOf, codes, values, free } = delta
  return {
    ...delta,
    live: live.slice(),
    ids: ids.slice(),
    slotOf: new Map(slotOf),
    codes: codes.slice(),
    values: values.slice(),
    free: free.slice(),
  }
}

function grow(delta: DeltaSegment): void {
  const capacity = delta.live.length * 2
  delta.live = copyInto(new Uint8Array(capacity), delta.live)
  delta.codes = copyInto(new Uint32Array(capacity * delta.schema.fields.length), delta.codes)
  delta.values = copyInto(new Float64Array(capacity * delta.schema.fields.length), delta.values)
}

function copyInto<T extends Uint32Array | Uint8Array | Float64Array>(larger: T, smaller: T): T {
  larger.set(smaller)
  return larger
}
