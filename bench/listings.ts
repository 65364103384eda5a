import { between, createRandom, pick, pickPopular, type Random } from 'facet-index/bench/random.ts'
import { pence } from '../domain/finance/money.ts'
import { priceWithVat } from '../domain/finance/vat.ts'
import { equipmentNames } from '../domain/stock/equipment.ts'
import { identifierKey } from '../domain/stock/identifier-key.ts'
import type { Listing, Place } from '../domain/stock/listing.ts'
import { plateOf } from '../domain/stock/number-plate.ts'
import { type Catalogue, createCatalogue, type Derivative, words } from './catalogue.ts'

const colours = words(`Black, Grey, White, Blue, Silver, Red, Green, Orange, Bronze, Beige,
  Brown, Yellow, Gold, Purple, Multicolour, Maroon, Turquoise, Pink, Magenta, Navy`)

/** Cars that could be for sale in one country on one day. The same count and seed give the same cars. */
export function* generateListings(count: number, seed: number): Generator<Listing> {
  const random = createRandom(seed)
  const catalogue = createCatalogue(random)
  const places = Array.from({ length: 1_200 }, () => placeOf(random))
  for (let i = 0; i < count; i++) yield createListing(i, random, catalogue, places)
}

function createListing(i: number, random: Random, catalogue: Catalogue, places: readonly Place[]): Listing {
  const make = pickPopular(random, catalogue.makes)
  const model = pickPopular(random, make.models, 1.8)
  const derivative = pickPopular(random, model.derivatives, 1.5)
  const age = Math.min(between(random, 0, 25), between(random, 0, 25), between(random, 0, 18))
  const mileage = Math.max(1, Math.round(age * 8_400 * (0.4 + random()) + random() * 900))
  const id = whole(`${hex(random)}${hex(random)}${hex(random)}${i.toString(16).padStart(8, '0')}`)
  const colour = pickPopular(random, colours, 3)
  const vatStatus = random() < 0.03 ? 'Ex VAT' : 'No VAT'
  const words = sometimes(random, 0.97, derivative.words)
  const price = priceOf(random, derivative, age, mileage)
  const year = 2026 - age
  const plate = plateOf(year, i % 2 === 0 ? 3 : 9) ?? undefined
  return {
    id,
    type: 'car',
    values: {
      make: make.name,
      model: model.name,
      derivative: derivative.name,
      colour,
      vatStatus,
      ...words,
      price,
      priceWithVat: priceWithVat(pence(price * 100 + (i % 4 === 0 ? 50 : 0)), vatStatus),
      year,
      ...(plate && {
        plate,
        emissionClass: `Euro ${Math.min(6, Math.max(2, Math.floor((year - 1991) / 4)))}`,
      }),
      registration: identifierKey(`${plate ?? 'X'} ${i}`) ?? 0,
      stockId: identifierKey(id) ?? 0,
      mileage,
      ...sometimes(random, 0.9, { equipment: withOptions(random, derivative.equipment) }),
      ...sometimes(random, 0.97, derivative.numbers),
      ...(random() < 0.8 ? { taxPerYear: pick(random, [0, 20, 35, 165, 180, 190, 195, 340, 600]) } : {}),
      place: pickPopular(random, places, 1.5),
      arrived: 1_767_225_600_000 + Math.floor(random() * 300 * 86_400) * 1_000,
      relevance: Math.floor(random() * 65_536),
    },
  }
}

/** One in three has one or two options. */
function withOptions(random: Random, standard: readonly string[]): readonly string[] {
  if (random() < 0.65) return standard
  return [...new Set([...standard, pick(random, equipmentNames), pick(random, equipmentNames)])]
}

function priceOf(random: Random, { newPrice }: Derivative, age: number, mileage: number): number {
  const kept = 0.86 ** age * (1 - Math.min(0.35, mileage / 600_000))
  const price = Math.max(495, newPrice * kept * (0.85 + 0.3 * random()))
  return random() < 0.6 ? Math.round(price / 100) * 100 - 5 : Math.round(price)
}

function sometimes<T extends object>(random: Random, chance: number, values: T): T | Record<string, never> {
  return random() < chance ? values : {}
}

function placeOf(random: Random): Place {
  return {
    latitude: Math.round((50.3 + random() * 7) * 10_000) / 10_000,
    longitude: Math.round((-4.6 + random() * 5.6) * 10_000) / 10_000,
  }
}

function hex(random: Random): string {
  return Math.floor(random() * 2 ** 32)
    .toString(16)
    .padStart(8, '0')
}

/** A flat copy of a text: JavaScript keeps concatenated texts as parts, which would distort the measured memory. */
function whole(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}
