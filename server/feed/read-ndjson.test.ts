import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readNdjson } from './read-ndjson.ts'
import { chunksOf, collect } from './test-chunks.ts'

it('reads one record per line, in chunks of any size', async () => {
  const ends = fc.constantFrom('\n', '\r\n', '\n\n')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.jsonValue()),
      ends,
      fc.integer({ min: 1, max: 50 }),
      async (values, end, size) => {
        const text = values.map((value) => JSON.stringify(value)).join(end)
        const rows = await collect(readNdjson(chunksOf(text, size)))
        expect(rows.map((row) => 'value' in row && row.value)).toEqual(JSON.parse(JSON.stringify(values)))
      },
    ),
  )
})

it('gives the line and byte of a record that is not JSON, and continues', async () => {
  const rows = await collect(readNdjson(chunksOf('{"a":1}\n\n{"b":\u0000}\n{"c":3}\n')))
  expect(rows).toMatchObject([
    { line: 1, value: { a: 1 } },
    { line: 3, fault: expect.stringMatching(/^\(byte 9\) is not JSON: /), contained: false },
    { line: 4, value: { c: 3 } },
  ])
})

it('says that a file is cut which ends inside a record', async () => {
  const [, cut] = await collect(readNdjson(chunksOf('{"a":1}\n{"b":"lon')))
  expect(cut).toMatchObject({ line: 2, fault: expect.stringContaining('it has been cut short') })
})

it.each([1.5, 3, 9])('refuses a line of %f MB and keeps the count of lines', async (megabytes) => {
  const text = `{"a":1}\n"${'x'.repeat(megabytes * 1_048_576)}"\n{"b":2}`
  expect(await collect(readNdjson(chunksOf(text)))).toMatchObject([
    { line: 1, value: { a: 1 } },
    { line: 2, fault: 'is larger than 1 MB, which no record is', contained: false },
    { line: 3, value: { b: 2 } },
  ])
})
