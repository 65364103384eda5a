import { expect, it } from 'vitest'
import { placeOfPostcode, postcodeArea } from './postcode-area.ts'
import { postcodeAreaCodes } from './postcode-area-codes.data.ts'
import { postcodeAreas } from './postcode-areas.data.ts'

it.each([
  ['L1 8JQ', 'L', 'Liverpool'],
  ['l18jq', 'L', 'Liverpool'],
  ['L', 'L', 'Liverpool'],
  [' sw1a 1aa ', 'SW', 'London SW'],
  ['EC1V', 'EC', 'London EC'],
  ['m50', 'M', 'Manchester'],
  ['L1-8JQ', 'L', 'Liverpool'],
  ['BT48', 'BT48', 'Derry'],
  ['bt48 6aa', 'BT48', 'Derry'],
  ['tf10', 'TF10', 'Newport, Shropshire'],
])('reads %j as %s, %s', (text, code, town) => {
  expect(postcodeArea(text)).toMatchObject({ code, town })
})

it.each(['', 'Liverpool', '18JQ', 'ZZ1 1AA', 'S01 4AA', 'L1 8JQX', '__proto__', 'toString'])(
  'does not take %j for one',
  (text) => {
    expect(placeOfPostcode(text)).toBeNull()
  },
)

it('places Liverpool by the Mersey', () => {
  const place = placeOfPostcode('L1 8JQ')
  expect(place?.latitude).toBeCloseTo(53.45, 0)
  expect(place?.longitude).toBeCloseTo(-2.95, 0)
})

it('has all 124 areas, each with a centre in the British Isles', () => {
  const areas = Object.values(postcodeAreas)
  expect(areas).toHaveLength(124)
  expect([...postcodeAreaCodes]).toEqual(Object.keys(postcodeAreas))
  for (const [, latitude, longitude] of areas) {
    expect(latitude > 49 && latitude < 61 && longitude > -8 && longitude < 2).toBe(true)
  }
})
