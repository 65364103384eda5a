import { expect, it } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import { type ColumnMap, columnSchema } from '../column-maps/column-map.ts'
import { readCsvSample } from '../csv-sample.ts'
import { chunksOf } from '../test-chunks.ts'
import { openYard } from '../test-import.ts'
import { readChoice } from './read-choice.ts'
import { applyChoice, describeSheet, guessMap } from './read-sheet.ts'

const lines = (name: string, cells: readonly string[]) =>
  Buffer.from(
    `Stock No,Make,Model,Mileage,Price,${name}\n${cells.map((cell, at) => `${at + 1},Ford,Focus,45000,11995,${cell}\n`).join('')}`,
  )

/** A person at the desk: what the column is, then what each of its words means. */
async function explain(
  bytes: Buffer,
  column: string,
  field: string,
  meanings: Readonly<Record<string, string>>,
): Promise<{ map: ColumnMap; asked: string[] }> {
  const sample = await readCsvSample(chunksOf(bytes))
  const fieldsOf = (map: ColumnMap) =>
    describeSheet(sample, map).columns.map((each, index): [string, string] => [
      `column-${index}`,
      each.heading === column ? field : each.field,
    ])
  const chosen = (map: ColumnMap, form: [string, string][]) => {
    const choice = readChoice(new URLSearchParams(form), describeSheet(sample, map).columns, map)
    if ('mistake' in choice) throw new Error(choice.mistake)
    return applyChoice(sample, map, choice)
  }
  const guess = guessMap(sample)
  const named = chosen(guess, fieldsOf(guess))
  const { columns } = describeSheet(sample, named)
  const index = columns.findIndex(({ heading }) => heading === column)
  const words = columns[index]?.words ?? []
  const said = words.flatMap(({ cell }, at): [string, string][] => [
    [`word-${index}-${at}`, cell],
    [`meaning-${index}-${at}`, meanings[cell] ?? ''],
  ])
  return { map: chosen(named, [...fieldsOf(named), ...said]), asked: words.map(({ cell }) => cell) }
}

async function imported(bytes: Buffer, map: ColumnMap): Promise<StockRecord[]> {
  const { store, bring } = await openYard()
  await bring(bytes, { map })
  const records: StockRecord[] = []
  for await (const entries of store.entries()) records.push(...entries.map(({ record }) => record))
  return records
}

it('asks what the codes of a state mean, and reads them so', async () => {
  const bytes = lines('Status', ['F', 'S', 'R', 'F', 'Sold', ''])
  const { map, asked } = await explain(bytes, 'Status', 'metadata.lifecycleState:text', {
    F: 'FORECOURT',
    S: 'SOLD',
    R: 'SALE_IN_PROGRESS',
  })
  expect(asked).toEqual(['F', 'S', 'R'])
  const records = await imported(bytes, map)
  // A blank cell of a column that names what is for sale is no state.
  expect(records.map(({ metadata }) => metadata.lifecycleState)).toEqual([
    'FORECOURT',
    'SOLD',
    'SALE_IN_PROGRESS',
    'FORECOURT',
    'SOLD',
    undefined,
  ])
})

it('keeps what was said when the file is looked at again, and takes it back', async () => {
  const bytes = lines('Status', ['F', 'S'])
  const sample = await readCsvSample(chunksOf(bytes))
  const { map } = await explain(bytes, 'Status', 'metadata.lifecycleState:text', { F: 'FORECOURT' })
  const { columns } = describeSheet(sample, map)
  expect(columns.at(-1)).toMatchObject({
    words: [
      { cell: 'F', meaning: 'FORECOURT' },
      { cell: 'S', meaning: '' },
    ],
    doubt: { kind: 'unread', unread: 1, example: 'S' },
  })
  const form = new URLSearchParams(
    columns.map(({ field }, index): [string, string] => [`column-${index}`, field]),
  )
  for (const [place, cell, meaning] of [
    ['5-0', 'F', ''],
    ['5-1', 'S', 'no such state'],
    ['5-2', '__proto__', 'SOLD'],
  ] as const) {
    form.set(`word-${place}`, cell)
    form.set(`meaning-${place}`, meaning)
  }
  const choice = readChoice(form, columns, map)
  if ('mistake' in choice) throw new Error(choice.mistake)
  expect(applyChoice(sample, map, choice).columns.Status).toEqual({
    ...columnSchema.parse({ to: 'metadata.lifecycleState' }),
    values: {},
  })
})

it('asks what a sign in a column "Sold" means', async () => {
  const bytes = lines('Sold', ['x', 'No', 'Paul', ''])
  const { map, asked } = await explain(bytes, 'Sold', 'metadata.lifecycleState:sold', {
    x: 'SOLD',
    Paul: 'FORECOURT',
  })
  expect(asked).toEqual(['x', 'Paul'])
  const records = await imported(bytes, map)
  expect(records.map(({ metadata }) => metadata.lifecycleState)).toEqual([
    'SOLD',
    'FORECOURT',
    'FORECOURT',
    'FORECOURT',
  ])
})

it('asks what a letter says of VAT', async () => {
  const bytes = lines('VAT?', ['Y', 'N', 'Ex VAT'])
  const { map, asked } = await explain(bytes, 'VAT?', 'adverts.retailAdverts.vatStatus:text', {
    Y: 'Ex VAT',
    N: 'No VAT',
  })
  expect(asked).toEqual(['Y', 'N'])
  const records = await imported(bytes, map)
  expect(records.map(({ adverts }) => adverts.retailAdverts.vatStatus)).toEqual([
    'Ex VAT',
    'No VAT',
    'Ex VAT',
  ])
})

it('asks about no word of a field with any text', async () => {
  const bytes = lines('Colour', ['Kinetic', 'Blue'])
  expect((await explain(bytes, 'Colour', 'vehicle.colour:text', {})).asked).toEqual([])
})

it('asks about the states of later rows too, and about few at once', async () => {
  const codes = Array.from({ length: 20 }, (_, at) => `K${at}`)
  const bytes = lines('Status', ['F', ...codes])
  const sample = await readCsvSample(chunksOf(bytes))
  const { map } = await explain(bytes, 'Status', 'metadata.lifecycleState:text', { F: 'FORECOURT' })
  const wordsOf = (states: string[]) => describeSheet(sample, map, states).columns.at(-1)?.words ?? []
  expect(wordsOf([]).map(({ cell }) => cell)).toEqual(['F', ...codes.slice(0, 12)])
  const few = await readCsvSample(chunksOf(lines('Status', ['F'])))
  expect(describeSheet(few, map, ['Z']).columns.at(-1)?.words).toEqual([
    { cell: 'F', meaning: 'FORECOURT' },
    { cell: 'Z', meaning: '' },
  ])
})
