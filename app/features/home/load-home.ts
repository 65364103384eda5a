import type { Stock } from '#app/services.ts'
import { furtherBrands, leadingBrands } from '#content/brands.ts'
import { mainType, soldTypes } from '#content/sold-types.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { countBrands } from '../brands/stocked-brands.ts'
import { loadMakeModel } from '../make-model-search/load-make-model.ts'
import { pictureOf, typicalArrival } from '../stock-places/typical-arrival.ts'
import { toCardVehicle, toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import type { BodyShortcut } from './BodyShortcuts.tsx'
import type { Showpiece } from './Hero.tsx'

const shortcutsShown: Readonly<Record<VehicleType, number>> =
  soldTypes.length === 1 ? { car: 8, van: 8, truck: 8 } : { car: 4, van: 2, truck: 2 }
const arrivalsShown = 4

/** The stock that the home page shows. */
export async function loadHome(stock: Stock, query: URLSearchParams) {
  const [shortcuts, showpiece, arrivals] = await Promise.all([
    loadShortcuts(stock),
    loadShowpiece(stock),
    stock.search({ type: mainType, filters: {}, sort: 'most_recent', limit: arrivalsShown + 1 }),
  ])
  return {
    hero: {
      search: loadMakeModel(stock, query, mainType),
      counts: soldTypes.map((type) => ({ type, count: stock.count(type) })),
      shortcuts,
      showpiece,
    },
    arrivals: toCardVehicles(stock, arrivals.records)
      .filter(({ id }) => id !== showpiece?.id)
      .slice(0, arrivalsShown),
    brands: { leading: countBrands(stock, leadingBrands), further: countBrands(stock, furtherBrands) },
  }
}

/** The most common body types of each type. */
async function loadShortcuts(stock: Stock): Promise<BodyShortcut[]> {
  const common = soldTypes.flatMap((type) =>
    stock
      .facets(type, {})
      .bodyType.toSorted((a, b) => b.count - a.count)
      .slice(0, shortcutsShown[type])
      .map(({ value, count }) => ({ type, bodyType: value, count })),
  )
  return Promise.all(
    common.map(async (shortcut) => {
      const record = await typicalArrival(stock, shortcut.type, { bodyType: [shortcut.bodyType] })
      return { ...shortcut, picture: (record && pictureOf(record)) ?? null }
    }),
  )
}

async function loadShowpiece(stock: Stock): Promise<Showpiece | null> {
  const record = await typicalArrival(stock, mainType, {})
  const picture = record && pictureOf(record)
  if (!record || !picture) return null
  const { id, name, price, facts } = toCardVehicle(record)
  return { id, name, facts: [facts[0], facts[1], price], picture }
}
