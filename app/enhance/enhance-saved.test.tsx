import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { exampleVan } from '../features/record/example-van.ts'
import { type CardVehicle, toCardVehicle } from '../features/vehicle-card/card-vehicle.ts'
import { VehicleCard } from '../features/vehicle-card/VehicleCard.tsx'
import { readVehicle } from './enhance-saved.ts'

const card = toCardVehicle(exampleVan())

/** What the button of a card saves. The parser has no `parentElement`, `dataset` and `pathname`. */
function saved(vehicle: CardVehicle) {
  const article = parse(renderToStaticMarkup(<VehicleCard vehicle={vehicle} />)).querySelector('article')
  const link = article?.querySelector('h3 a')
  const pathname = link?.getAttribute('href')?.split('?')[0]
  const parentElement = {
    querySelector: (selector: string) =>
      selector === 'h3 a' ? { pathname } : article?.querySelector(selector),
  }
  expect(article?.querySelectorAll('button[data-save=""]')).toHaveLength(1)
  return readVehicle({ parentElement, dataset: { save: '' } } as unknown as HTMLElement)
}

it.each([
  ['£12,495', undefined, 1_249_500],
  ['£12,495', 'No VAT', 1_249_500],
  ['£12,495', 'Inc VAT', 1_249_500],
  ['£10,000', 'Ex VAT, £12,000 with VAT', 1_200_000],
  ['£8,333.33', 'VAT excluded, £10,000 with VAT', 1_000_000],
  ['Price on application', undefined, null],
])('a card of %s %s is saved with its price with VAT', (price, vatNote, expected) => {
  const { vatNote: _, ...rest } = card
  expect(saved({ ...rest, price, ...(vatNote ? { vatNote } : {}) }).price).toBe(expected)
})

it('a card is saved with the id of its vehicle', () => {
  expect(saved({ ...card, id: 'a/b ü' }).id).toBe('a/b ü')
})
