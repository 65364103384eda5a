import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJsonList } from './read-json-list.ts'
import { chunksOf, collect } from './test-chunks.ts'

const records = fc.array(
  fc.oneof(fc.jsonValue(), fc.record({ vehicle: fc.dictionary(fc.string(), fc.jsonValue()) })),
)
const cut = fc.integer({ min: 1, max: 50 })
const indent = fc.constantFrom(undefined, 2, '\t')

function read(text: string, wrapper: 'envelope' | 'array', size?: number) {
  return collect(readJsonList(chunksOf(text, size), wrapper))
}

describe('the records of a JSON list', () => {
  it('are what JSON.parse gives, in chunks of any size', async () => {
    await fc.assert(
      fc.asyncProperty(records, cut, indent, async (values, size, space) => {
        const rows = await read(JSON.stringify(values, null, space), 'array', size)
        expect(rows.map((row) => 'value' in row && row.value)).toEqual(JSON.parse(JSON.stringify(values)))
      }),
    )
  })

  it('are the same in one chunk and byte by byte, for valid and damaged feeds', async () => {
    const twins = fc.record({ a: fc.oneof(fc.jsonValue(), fc.array(fc.record({ a: fc.integer() }))) })
    const damage = fc.record({ at: fc.nat(500), by: fc.constantFrom('', '}', '"', ',', '},{"a"', '\n') })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(twins, fc.jsonValue()), { minLength: 3 }),
        indent,
        fc.option(damage),
        async (values, space, fault) => {
          const sound = JSON.stringify(values, null, space)
          const text = fault ? sound.slice(0, fault.at) + fault.by + sound.slice(fault.at + 1) : sound
          expect(await read(text, 'array')).toEqual(await read(text, 'array', 1))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('are not split where a nested list or a string looks like the end of one record and the start of the next', async () => {
    const nested = [{ a: 1 }, { a: 2 }]
    const values = [
      { a: 1 },
      { a: 2 },
      { a: nested, b: '},{"a"' },
      { a: 3 },
      { b: 1 },
      { b: nested },
      { a: 4 },
    ]
    const rows = await read(JSON.stringify(values), 'array')
    expect(rows.map((row) => 'value' in row && row.value)).toEqual(values)
  })

  it('are those under results, with any other fields in the envelope', async () => {
    const others = fc.dictionary(
      fc.string().filter((key) => key !== 'results'),
      fc.jsonValue(),
    )
    await fc.assert(
      fc.asyncProperty(others, records, others, cut, async (before, results, after, size) => {
        const members = [...Object.entries(before), ['results', results] as const, ...Object.entries(after)]
        const text = members
          .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
          .join(' ,\n')
        const rows = await read(`{${text}}`, 'envelope', size)
        expect(rows.map((row) => 'value' in row && row.value)).toEqual(JSON.parse(JSON.stringify(results)))
      }),
    )
  })

  it('have the line on which they begin', async () => {
    const rows = await read('[\n  {\n    "a": 1\n  },\n\n  {"b": 2}, {"c": "\\n"}\n]', 'array')
    expect(rows.map(({ line }) => line)).toEqual([2, 6, 6])
  })

  it('are read from Windows-1252 where they are not UTF-8', async () => {
    const rows = await collect(readJsonList(chunksOf(Buffer.from('["Citro\u00ebn"]', 'latin1')), 'array'))
    expect(rows).toMatchObject([{ line: 1, value: 'Citroën' }])
  })

  it.each([
    ['[{"a":1}', 1, 'ends too early: a comma or ] should follow'],
    ['[{"a":1},\n{"b"', 2, 'ends too early: the rest of a record should follow'],
    ['[{"a":1} {"b":2}]', 1, '(byte 9) has "{" where a comma or ] should be'],
    ['[{"a":1},\n]', 2, '(byte 10) has "]" where a record should be'],
    ['[{"a":1}]\n\u0000', 2, '(byte 10) has "\\u0000" where the end of the file should be'],
    ['<html>', 1, '(byte 0) has "<" where the list of records should be'],
  ])('%j is broken on line %i: it %s', async (text, line, fault) => {
    expect((await read(text, 'array')).at(-1)).toEqual({ line, fault, contained: false })
  })

  it('have the line and byte of a record that is not JSON, and continue after it', async () => {
    const rows = await read('[{"a":1},\n{"b":oops},\n{"c":3}]', 'array')
    expect(rows[1]).toMatchObject({ line: 2, fault: expect.stringMatching(/^\(byte 10\) is not JSON: /) })
    expect(rows[2]).toMatchObject({ line: 3, value: { c: 3 } })
  })

  it('are refused above 1 MB without being kept in memory, and continue after that', async () => {
    async function* source() {
      yield Buffer.from('[{"a":"')
      for (let piece = 0; piece < 64; piece++) yield Buffer.alloc(65_536, 'x')
      yield Buffer.from('"},{"b":2}]')
    }
    expect(await collect(readJsonList(source(), 'array'))).toMatchObject([
      { line: 1, fault: 'is larger than 1 MB, which no record is', contained: false },
      { line: 1, value: { b: 2 } },
    ])
  })

  it('are an error in an object without a list under results', async () => {
    await expect(read('{"stock": []}', 'envelope')).rejects.toThrow(
      'The feed is a JSON object without "results"',
    )
    await expect(read('{"results": {}}', 'envelope')).rejects.toThrow('The feed\'s "results" is not a list')
  })
})
