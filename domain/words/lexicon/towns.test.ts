import { expect, it } from 'vitest'
import { postcodeArea } from '../../stock/postcode-area.ts'
import { matchTown } from '../recognise/match-town.ts'
import { openNames } from '../split/open-names.ts'
import { splitTokens } from '../split/tokens.ts'
import { sameNames, townsOfCodes } from './towns.data.ts'
import { correctTown, towns } from './towns.ts'

const read = (text: string) =>
  matchTown(
    openNames(splitTokens(text), () => false),
    0,
  )
const names = Object.entries(townsOfCodes).flatMap(([code, { large = '', small = '' }]) =>
  [large, small].flatMap((list) => (list === '' ? [] : list.split(', '))).map((name) => ({ name, code })),
)

it('every town of the table is read whole, in a place that exists', () => {
  expect(names.length).toBeGreaterThan(2_500)
  const wrong = names.filter(({ name, code }) => {
    const found = read(name)
    const isWhole = found?.to === splitTokens(name).length
    return !isWhole || !found.place || (!sameNames[name] && found.place !== code) || !postcodeArea(code)
  })
  expect(wrong).toEqual([])
})

it('of towns of one name the county decides, or else the best known is meant', () => {
  for (const [name, places] of Object.entries(sameNames)) {
    expect(read(name)?.place, name).toBe(Object.keys(places)[0])
    for (const [code, counties] of Object.entries(places)) {
      const [county = ''] = counties.split(', ')
      const alike = Object.values(places).filter((other) => other.includes(county))
      if (alike.length === 1) expect(read(`${name}, ${county}`)?.place, `${name}, ${county}`).toBe(code)
    }
  }
})

it('has a town in every nation, and in the islands', () => {
  const areas = new Set(names.map(({ code }) => code.replace(/\d.*/, '')))
  for (const area of ['BT', 'IM', 'JE', 'GY', 'ZE', 'KW', 'HS', 'CF', 'LL', 'EH', 'TR'])
    expect(areas, area).toContain(area)
})

it('no town is corrected to another', () => {
  expect(names.filter(({ name }) => correctTown(name.toLowerCase().replaceAll(/[^a-z]/g, '')))).toEqual([])
  expect(towns.byKey.get('barrow')?.places[0]?.code).toBe('LA14')
  expect(['farrow', 'rocester', 'brampton', 'darby', 'bampton'].map(correctTown)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
  expect(['liverpol', 'manchestr', 'edinbrugh'].map(correctTown)).toEqual([
    'liverpool',
    'manchester',
    'edinburgh',
  ])
})
