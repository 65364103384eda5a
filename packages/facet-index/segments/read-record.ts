import type { FacetRecord, FieldValue } from '../schema/query.ts'
import { findLive } from './segment.ts'
import type { SegmentedIndex } from './segmented-index.ts'

/** The record with this id, keywords in its own spelling; undefined when there is none. */
export function readRecord(index: SegmentedIndex, id: string): FacetRecord | undefined {
  const { schema, dictionaries } = index
  const stored = storedValues(index, id)
  if (stored === null) return undefined
  const spellings = new Map(index.spellings.get(id))
  const values: Record<string, FieldValue> = {}
  for (const [ordinal, { name, kind, flags }] of schema.fields.entries()) {
    const value = stored(ordinal)
    if (value === 0) continue
    if (kind === 'number') values[name] = value - 1
    else if (kind === 'flags')
      values[name] = [
        ...((values[name] as string[] | undefined) ?? []),
        ...flags.filter((_, i) => (value >>> i) & 1),
      ]
    else if (kind === 'point') values[name] = dictionaries.point(ordinal, value)
    else values[name] = spellings.get(ordinal) ?? (dictionaries.byField[ordinal]?.references[value] as string)
  }
  return { id, values }
}

/** Reads a record by field ordinal: codes of keywords and points, numbers plus one, flags as bits, 0 for absent. Null for no record. */
export function storedValues(
  { schema, segment, frozen, deltas }: SegmentedIndex,
  id: string,
): ((ordinal: number) => number) | null {
  for (const { slotOf, values } of [...deltas, ...frozen]) {
    const slot = slotOf.get(id)
    if (slot === undefined) continue
    const start = slot * schema.fields.length
    return (ordinal) => values[start + ordinal] as number
  }
  const document = findLive(segment, id)
  return document < 0 ? null : (ordinal) => segment.columns.fields[ordinal]?.[document] as number
}
