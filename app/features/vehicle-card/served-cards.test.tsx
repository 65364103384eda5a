import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bareRecord, exampleRecord } from '../record/example-record.ts'
import { type CardVehicle, toCardVehicle } from './card-vehicle.ts'
import { readCards } from './served-cards.ts'
import { VehicleCard } from './VehicleCard.tsx'

const example = toCardVehicle(exampleRecord({ advertiser: { location: { town: 'St Helens & District' } } }))
const { vatStatus: _vatStatus, monthly: _monthly, financed: _financed, ...unpriced } = example

it.each<[string, CardVehicle]>([
  ['with everything', { ...example, praise: 'Great price', reserved: true }],
  ['with its own characters', { ...example, id: '2 & 3/ü', derivative: ' “1.0” <b>\u00a0' }],
  ['with facts of its trade', { ...example, work: ['1,339 kg payload', 'Euro 6'] }],
  ['with a picture of one size', { ...example, picture: '/media/van.svg' }],
  ['without a price', { ...unpriced, price: 'Price on application' }],
  ['of which little is known', toCardVehicle(bareRecord())],
])('a vehicle %s is read from its card', (_name, vehicle) => {
  expect(read(vehicle)).toEqual([vehicle])
})

it('terms in the link are no part of the vehicle', () => {
  expect(read(example, { deposit: '1000' })).toEqual([example])
})

it('a distance is read in place of the town', () => {
  expect(read({ ...example, distance: '4 miles, Speke' })).toEqual([{ ...example, town: '4 miles, Speke' }])
})

function read(vehicle: CardVehicle, terms = {}): CardVehicle[] {
  const markup = renderToStaticMarkup(<VehicleCard vehicle={vehicle} terms={terms} />)
  return readCards(parse(markup) as unknown as ParentNode)
}
