import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Columns } from '../columns/columns.ts'
import { rowsOf } from '../columns/rows.ts'
import { arbitraryRecord, boats } from '../oracle/arbitrary-records.ts'
import { buildColumns } from '../oracle/build-segments.ts'
import type { Schema } from '../schema/schema.ts'
import { runTask } from '../tasks/task.ts'
import { loadSnapshot, saveSnapshot, tagOfSnapshot } from './snapshot.ts'

const arbitraryRecords = fc.uniqueArray(arbitraryRecord(), { maxLength: 20, selector: ({ id }) => id })

function save(parts: Record<string, Columns>, tag = 'tag'): Uint8Array {
  return Buffer.concat([...saveSnapshot(tag, parts)])
}

function load(file: Uint8Array, schema = boats) {
  return runTask(loadSnapshot(schema, file))
}

describe('a snapshot', () => {
  it('restores the columns of each part, at any alignment in memory', () => {
    fc.assert(
      fc.property(arbitraryRecords, arbitraryRecords, fc.nat(15), (some, others, offset) => {
        const parts = { some: buildColumns(boats, some), others: buildColumns(boats, others) }
        const file = save(parts)
        const shifted = new Uint8Array(file.length + offset).subarray(offset)
        shifted.set(file)
        expect(load(shifted)).toEqual(parts)
      }),
      { numRuns: 50 },
    )
  })

  it('is written in small pieces and read in short steps', () => {
    const records = Array.from({ length: 5_000 }, (_, i) => ({
      id: `b${i}`,
      values: { maker: `Maker ${i}` },
    }))
    const parts = { boats: buildColumns(boats, records) }
    for (const piece of saveSnapshot('', parts)) expect(piece.length).toBeLessThanOrEqual(262_144)
    const task = loadSnapshot(boats, save(parts))
    let steps = 0
    while (!task.next().done) steps++
    expect(steps).toBeGreaterThan(5)
  })

  it('has a tag', () => {
    const file = save({}, '{"version":7}')
    expect(tagOfSnapshot(boats, file)).toBe('{"version":7}')
    expect(tagOfSnapshot(boats, new Uint8Array(64))).toBeNull()
    expect(tagOfSnapshot(boats, new Uint8Array(3))).toBeNull()
  })

  it('is refused when a single bit is wrong or bytes are missing', () => {
    const file = save({ boats: buildColumns(boats, [{ id: 'é', values: { maker: 'Škoda', length: 7 } }]) })
    expect(load(file)).not.toBeNull()
    for (let length = 0; length < file.length; length += 8) expect(load(file.subarray(0, length))).toBeNull()
    for (let i = 0; i < file.length; i++) {
      const torn = file.slice()
      torn[i] = (torn[i] as number) ^ 0x10
      expect(load(torn)).toBeNull()
    }
  })

  it('is refused by a schema with other fields or bands', () => {
    const file = save({ boats: buildColumns(boats, []) })
    const withField = (name: string, field: Schema['fields'][string]): Schema => ({
      ...boats,
      fields: { ...boats.fields, [name]: field },
    })
    expect(load(file, { ...boats, clusterBy: [] })).not.toBeNull()
    expect(load(file, withField('mast', { kind: 'keyword' }))).toBeNull()
    expect(load(file, withField('length', { kind: 'number' }))).toBeNull()
  })

  it('shows numbers in the format of the schema that reads it', () => {
    const file = save({ boats: buildColumns(boats, [{ id: 'b1', values: { draught: 12 } }]) })
    const draught = { kind: 'number', format: (value: number) => `${value * 10} cm` } as const
    const parts = load(file, { ...boats, fields: { ...boats.fields, draught } })
    const ordinal = parts?.boats?.schema.ordinals.get('draught') as number
    expect(parts?.boats?.dictionaries[ordinal]?.labels).toEqual(['', '120 cm'])
    expect([...rowsOf(parts?.boats as Columns).number('draught')]).toEqual([12])
  })
})
