import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { readKeptMaps } from '../column-maps/kept-maps.ts'
import { mapForHeading } from '../column-maps/load-column-map.ts'
import {
  fileOf,
  heading,
  keys,
  type OpenedFiles,
  openStaffFiles,
  priceKey,
  ready,
  row,
  vehicles,
} from './test-staff-files.ts'

let dataDir: OpenedFiles['dataDir']
let desk: OpenedFiles['desk']
let bring: OpenedFiles['bring']
let readIn: OpenedFiles['readIn']

beforeEach(async () => {
  ;({ dataDir, desk, bring, readIn } = await openStaffFiles())
})

describe('the columns of a file that staff bring', () => {
  it.each(['constructor', '__proto__', 'toString'])('may be named %s', async (name) => {
    const view = await bring(`${heading},${name}\n${row(1)},x\n`)
    expect(view.sheet?.columns.at(-1)).toMatchObject({ heading: name, field: '', examples: ['x'] })
    expect(await desk().chooseByForm(view.file.id, new URLSearchParams())).toBeNull()
  })

  it('change nothing when they are confirmed as they were guessed', async () => {
    await readIn(fileOf(vehicles(4)))
    const { file } = await bring(fileOf(vehicles(4)))
    await desk().chooseByForm(file.id, new URLSearchParams(keys()))
    const view = await desk().open(file.id, 20_000)
    expect(view && ready(view).comparison).toMatchObject({ changed: 0, repriced: { count: 0 } })
  })

  it('are kept as a person chose them, where the feed and the command find them', async () => {
    const text = `Stock no,Make,Model,Asking,Mileage,Reg\n${vehicles(3).join('\n')}\n`
    const { file, sheet } = await bring(text)
    expect(sheet?.columns.find(({ heading }) => heading === 'Asking')).toMatchObject({
      field: '',
      examples: ['9995'],
    })
    expect(sheet?.doubts.map(({ kind }) => kind)).toContain('no price')
    await desk().chooseByForm(file.id, new URLSearchParams({ ...keys(), 'column-3': priceKey }))
    const view = await desk().open(file.id, 20_000)
    const { digest } = view ? ready(view).comparison : { digest: '' }
    expect(await readKeptMaps(dataDir)).toEqual([])
    expect(await desk().take(file.id, { digest, typed: null })).toMatchObject({
      state: 'taken',
      taken: { added: 3 },
    })
    const kept = mapForHeading(text.split('\n', 1)[0]?.split(',') ?? [], await readKeptMaps(dataDir))
    expect(kept?.columns.Asking).toMatchObject({ as: 'pounds' })
    expect(await bring(text)).toMatchObject({ isKnown: true })
  })

  it('are kept in the file that STOCK_FEED_MAP names, with what its form does not show', async () => {
    const mapFile = join(dataDir, 'map.json')
    const columns = {
      'Stock no': 'metadata.stockId',
      Make: 'vehicle.make',
      Model: 'vehicle.model',
      Price: { to: 'adverts.retailAdverts.totalPrice.amountGBP', as: 'pounds' },
      Fuel: { to: 'vehicle.fuelType', optional: true },
    }
    await writeFile(mapFile, JSON.stringify({ columns, makes: ['Marcos'], ignore: ['Mileage', 'Reg'] }))
    const files = desk('Ann', { STOCK_FEED: '/feed.csv', STOCK_FEED_MAP: mapFile })
    const { file } = await bring(fileOf(vehicles(2)), 'stock.csv', files)
    await files.chooseByForm(file.id, new URLSearchParams(keys()))
    const view = await files.open(file.id, 20_000)
    await files.take(file.id, { digest: view ? ready(view).comparison.digest : '', typed: null })
    const written = JSON.parse(await readFile(mapFile, 'utf8'))
    expect(written).toMatchObject({
      makes: ['Marcos'],
      columns: { Fuel: { optional: true }, Mileage: { as: 'miles' } },
    })
    expect(await readKeptMaps(dataDir)).toEqual([])
  })

  it('are refused in words where two are the same field', async () => {
    const { file } = await bring(fileOf(vehicles(2)))
    const words = await desk().chooseByForm(file.id, new URLSearchParams({ ...keys(), 'column-4': priceKey }))
    expect(words).toBe('“Price” and “Mileage” are both Price. Leave one of them out.')
  })
})
