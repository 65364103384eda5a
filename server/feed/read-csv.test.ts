import { describe, expect, it } from 'vitest'
import { columnMapSchema } from './column-maps/column-map.ts'
import { detectDelimiter, readCsv } from './read-csv.ts'
import { chunksOf, collect } from './test-chunks.ts'

const map = columnMapSchema.parse({
  columns: {
    ref: 'metadata.stockId',
    make: 'vehicle.make',
    note: { to: 'adverts.retailAdverts.description', optional: true },
  },
})

function read(content: string | Buffer, size?: number) {
  const delimiter = detectDelimiter(Buffer.from(content))
  return collect(readCsv(chunksOf(content, size), { delimiter, mapFor: () => map }).batches)
}

const ford = { metadata: { stockId: '1' }, vehicle: { make: 'Ford' } }

describe('the rows of a CSV file', () => {
  it.each([',', ';', '\t', '|'])('are separated by %j', async (mark) => {
    expect(await read(`ref${mark}make\n1${mark}Ford\n`)).toEqual([{ line: 2, value: ford }])
  })

  it('may be quoted, span several lines and arrive in chunks of any size', async () => {
    const text = 'make,ref,note\r\nFord,1,"A ""lady"" owner,\nserviced"\r\n\r\nFord,2,\n'
    for (const size of [1, 7, 65_536]) {
      expect(await read(text, size)).toEqual([
        {
          line: 2,
          value: { ...ford, adverts: { retailAdverts: { description: 'A "lady" owner,\nserviced' } } },
        },
        { line: 5, value: { metadata: { stockId: '2' }, vehicle: { make: 'Ford' } } },
      ])
    }
  })

  it('keep a single quote inside a cell', async () => {
    expect(await read('ref,make,note\n1,Ford,7" screen\n')).toMatchObject([
      { value: { adverts: { retailAdverts: { description: '7" screen' } } } },
    ])
  })

  it('are read from Windows-1252 where they are not UTF-8', async () => {
    const rows = await read(Buffer.from('ref,make,note\n1,Renault,M\u00e9gane\n', 'latin1'))
    expect(rows).toMatchObject([{ value: { adverts: { retailAdverts: { description: 'Mégane' } } } }])
  })

  it('are broken when they have too few or too many cells, without effect on the next row', async () => {
    expect(await read('ref,make\n1\n1,Ford,x\n1,Ford,\n')).toEqual([
      { line: 2, fault: 'has 1 cells where the heading has 2', contained: true },
      { line: 3, fault: 'has 3 cells where the heading has 2', contained: true },
      { line: 4, value: ford },
    ])
  })

  it('are about no vehicle when one cell alone is filled, or totals are in it', async () => {
    const heading = 'ref,make,model,price'
    for (const line of [
      'CARS,,,',
      ',,Vans under 3.5t,',
      ',"HOLLINS\nMOTORS",,',
      ',Total,,900',
      'Sub total:,2,,900',
    ])
      expect(await read(`${heading}\n${line}\n`), line).toMatchObject([
        { contained: true, isNoVehicle: true },
      ])
    for (const line of ['1,Ford,,', '1,Total Motors Ford,,', ',Ford,Focus,']) {
      const [row] = await read(`${heading}\n${line}\n`)
      expect(row, line).not.toHaveProperty('isNoVehicle')
    }
    // Where a line has few cells, one may say all of a vehicle.
    expect(await read('ref,make\n1,\n')).toMatchObject([{ value: expect.anything() }])
  })

  it('end at a quote that is never closed', async () => {
    expect(await read('ref,make\n1,Ford\n2,"Opel\n3,Fiat\n')).toEqual([
      { line: 2, value: ford },
      { line: 3, fault: 'or a later one opens a quote that is never closed', contained: false },
    ])
  })

  it('end at a record above 1 MB', async () => {
    const rows = await read(`ref,make\n1,Ford\n2,${'x'.repeat(3_000_000)}\n`)
    expect(rows.at(-1)).toMatchObject({ line: 3, fault: 'is larger than 1 MB, which no record is' })
  })

  it('need the columns of the map, and the message names what is missing and what is there', async () => {
    await expect(read('id,make,colour\n1,Ford,Blue\n')).rejects.toThrow(
      'The column ref is missing. The file has: id, make, colour',
    )
  })
})
