import type { FacetRecord, Schema } from '../facet-index.ts'
import { between, createRandom, pick, pickPopular } from './random.ts'

const open = Number.POSITIVE_INFINITY
const bandsAt = (...lows: number[]) =>
  lows.map((low, i) => {
    const high = (lows[i + 1] ?? open) - 1
    return { low, high, value: `${low}-${Number.isFinite(high) ? high : ''}` }
  })

/** Boats for sale: keywords with few and with thousands of values, numbers with and without bands, a place. */
export const boats: Schema = {
  fields: {
    maker: { kind: 'keyword' },
    model: { kind: 'keyword' },
    variant: { kind: 'keyword' },
    price: { kind: 'number', bands: bandsAt(0, 5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 320_000) },
    year: { kind: 'number' },
    length: {
      kind: 'number',
      bands: bandsAt(0, 40, 60, 80, 100, 120, 150, 200),
      format: (dm) => `${dm / 10} m`,
    },
    beam: { kind: 'number', bands: bandsAt(0, 15, 20, 25, 30, 35, 40, 50) },
    hours: { kind: 'number', bands: bandsAt(0, 100, 250, 500, 1_000, 2_000, 4_000) },
    hull: { kind: 'keyword' },
    rig: { kind: 'keyword' },
    engine: { kind: 'keyword' },
    fuel: { kind: 'keyword' },
    power: { kind: 'number', bands: bandsAt(0, 10, 20, 40, 80, 150, 300) },
    cabins: { kind: 'number' },
    berths: { kind: 'number' },
    colour: { kind: 'keyword' },
    berth: { kind: 'point' },
    listed: { kind: 'number', facet: false },
    score: { kind: 'number', facet: false },
  },
  sorts: {
    best: { by: 'score', direction: 'descending' },
    cheapest: { by: 'price', direction: 'ascending' },
    dearest: { by: 'price', direction: 'descending' },
    newest: { by: 'year', direction: 'descending' },
    latest: { by: 'listed', direction: 'descending' },
    nearest: { by: 'berth', direction: 'nearest' },
  },
  clusterBy: ['maker', 'model', 'variant'],
}

/** The same count and seed give the same boats. */
export function generateBoats(count: number, seed: number): FacetRecord[] {
  const random = createRandom(seed)
  const places = Array.from({ length: 900 }, () => ({
    latitude: between(random, 500_000, 585_000) / 10_000,
    longitude: between(random, -60_000, 20_000) / 10_000,
  }))
  const models = Array.from({ length: 1_500 }, (_, i) => ({
    maker: `Maker ${Math.floor((i / 1_500) ** 0.6 * 120)}`,
    model: `Model ${i}`,
    length: between(random, 40, 220),
    hull: pickPopular(random, ['GRP', 'Aluminium', 'Steel', 'Wood', 'Carbon']),
    rig: pickPopular(random, ['None', 'Sloop', 'Ketch', 'Cutter', 'Cat', 'Schooner']),
    cabins: between(random, 0, 5),
  }))
  return Array.from({ length: count }, (_, i) => {
    const { length, cabins, ...model } = pickPopular(random, models)
    const age = Math.min(between(random, 0, 45), between(random, 0, 45))
    const power = pick(random, [0, 5, 10, 18, 27, 40, 75, 110, 220, 370])
    return {
      id: `boat-${i.toString(16)}`,
      values: {
        ...model,
        variant: `${model.model} ${between(random, 1, 40)}`,
        length,
        beam: Math.round(length * 0.3),
        cabins,
        berths: cabins * 2 + between(random, 0, 2),
        power,
        fuel: power === 0 ? undefined : pickPopular(random, ['Diesel', 'Petrol', 'Electric']),
        engine: power === 0 ? undefined : `Engine ${power}-${between(random, 1, 6)}`,
        colour: pickPopular(random, ['White', 'Blue', 'Grey', 'Red', 'Green', 'Black', 'Teak', 'Yellow']),
        price: Math.round(length ** 2 * 12 * 0.95 ** age * (0.7 + random())),
        year: 2026 - age,
        hours: random() < 0.8 ? between(random, 0, 5_000) : undefined,
        berth: pickPopular(random, places, 1.5),
        listed: 1_767_225_600_000 + between(random, 0, 26_000_000) * 1_000,
        score: between(random, 0, 65_535),
      },
    }
  })
}
