import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { penceFromPounds } from '#domain/finance/money.ts'
import { exampleVan } from '../features/record/example-van.ts'
import { toCardVehicle } from '../features/vehicle-card/card-vehicle.ts'
import { VehicleCard } from '../features/vehicle-card/VehicleCard.tsx'
import { readVehicle } from './enhance-saved.ts'

const card = toCardVehicle(exampleVan())

/** What the button of a card saves. The parser has no `dataset`. */
function saved(vehicle: typeof card) {
  const button = parse(renderToStaticMarkup(<VehicleCard vehicle={vehicle} />)).querySelector('[data-save]')
  const dataset = { save: button?.getAttribute('data-save'), price: button?.getAttribute('data-price') }
  return readVehicle({ dataset } as unknown as HTMLElement)
}

it('a card is saved with the id of its vehicle and its price with VAT, however the card shows them', () => {
  const withVat = penceFromPounds(12_000)
  const shown = { ...card, id: 'a/b ü', price: '£10,000', vatNote: 'Ex VAT, £12,000 with VAT', withVat }
  expect(saved(shown)).toMatchObject({ id: 'a/b ü', price: 1_200_000 })
})

it('a card without a price is saved without one', () => {
  const { withVat: _, ...vehicle } = card
  expect(saved({ ...vehicle, price: 'Price on application' })).toMatchObject({ id: card.id, price: null })
})
