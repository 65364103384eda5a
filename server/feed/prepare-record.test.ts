import { describe, expect, it } from 'vitest'
import { exampleRecord } from '#domain/stock/example-record.ts'
import { prepareRecord } from './prepare-record.ts'

const record = exampleRecord({ colour: 'Café au lait' })
const tight = JSON.stringify(record)

describe('prepareRecord', () => {
  it('keeps the JSON as it was sent', () => {
    const { metadata, ...others } = record
    const swapped = JSON.stringify({ ...others, metadata })
    expect(prepareRecord(record, swapped).json).toBe(swapped)
  })

  it.each([
    ['indented', JSON.stringify(record, null, 2)],
    ['with blanks', tight.replaceAll('":', '": ')],
    ['with a line break after it', `${tight}\r`],
    ['with escapes', tight.replaceAll('é', '\\u00e9')],
    ['with slashes escaped', tight.replaceAll('/', '\\/')],
  ])('gives a record %s the same hash as one without', (_, json) => {
    expect(JSON.parse(json)).toEqual(record)
    expect(prepareRecord(record, json)).toEqual(prepareRecord(record, tight))
  })

  it('has another hash for every other record', () => {
    const repainted = exampleRecord({ colour: 'Blue' })
    const more = { ...record, valuations: { retail: { amountGBP: 1 } } }
    const hashes = [record, repainted, more].map((each) => prepareRecord(each).hash)
    expect(new Set(hashes).size).toBe(3)
  })
})
