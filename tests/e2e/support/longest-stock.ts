import { z } from 'zod'
import { stockRecordSchema } from '#domain/stock/record.ts'
import { recordLimits, textLimit } from '#domain/stock/record-limits.ts'

/** The longest text of one word, and of many: a line can break nowhere in the first, and has too many words in the second. */
const texts = {
  word: (length: number) =>
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(200).slice(0, length),
  words: (length: number) => 'Long wheelbase high roof panel van '.repeat(300).slice(0, length).trim(),
}

/** An address as dealers paste it, of 130 characters. */
const address = `https://www.dealer-videos.example/walk-round/${'0123456789abcdef'.repeat(5)}?utm=x`

/** The names of the pages that the tests open, and of the longest make and model. */
const named = [
  { vehicleType: 'Car', make: 'BMW', model: '3 Series' },
  { vehicleType: 'Car', make: 'Ford', model: 'Fiesta', yearOfManufacture: '2019' },
  { vehicleType: 'Van', make: 'Ford', model: 'E-Transit', fuelType: 'Electric' },
  { vehicleType: 'Truck', make: 'DAF', model: 'XF' },
]
const unnamed = ['Car', 'Van', 'Truck'].map((vehicleType) => ({ vehicleType }))

/** What a value must be for the vehicle to be for sale. */
const forSale = {
  metadata: {
    lifecycleState: 'FORECOURT',
    dateOnForecourt: '2026-10-01',
    lastUpdated: '2026-11-05T09:30:00Z',
  },
  vehicle: { ownershipCondition: 'Used', yearOfManufacture: '2018', firstRegistrationDate: '2018-03-01' },
  adverts: { reservationStatus: null, priceOnApplication: false },
  retailAdverts: {
    priceOnApplication: false,
    vatStatus: 'Ex VAT',
    advertiserAdvert: { status: 'PUBLISHED' },
  },
}

/** Records of every type in which every field that the schema has is as long as it may be. */
export function longestRecords(): object[] {
  return Object.values(texts).flatMap((text, style) =>
    [...unnamed, ...named].flatMap((names, index) =>
      [0, 1, 2, 3].map((copy) => longestRecord(text, names, `longest-${style}-${index}-${copy}`)),
    ),
  )
}

function longestRecord(text: (length: number) => string, names: object, stockId: string): object {
  const record = longestOf(stockRecordSchema, '', text) as Record<'metadata' | 'vehicle' | 'adverts', object>
  const { retailAdverts } = record.adverts as { retailAdverts: object }
  return {
    ...record,
    metadata: { ...record.metadata, ...forSale.metadata, stockId },
    vehicle: { ...record.vehicle, make: text(recordLimits.make), ...forSale.vehicle, ...names },
    adverts: {
      ...record.adverts,
      ...forSale.adverts,
      retailAdverts: {
        ...retailAdverts,
        ...forSale.retailAdverts,
        totalPrice: { amountGBP: 9_999_999 },
        description: `${address}\n\n${text(1_000)}`,
      },
    },
    features: ['Interior', text(textLimit('category'))].map((category) => ({ name: text(300), category })),
    media: { images: [1, 2, 3].map((number) => ({ href: `https://m.atcdn.co.uk/{resize}/${number}.jpg` })) },
  }
}

/** The longest value that a part of the schema takes: a new field of it is filled by itself. */
function longestOf(schema: z.core.$ZodType, field: string, text: (length: number) => string): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return longestOf(schema.def.innerType, field, text)
  if (schema instanceof z.ZodUnion)
    return schema.def.options.map((each) => longestOf(each, field, text)).at(-1)
  if (schema instanceof z.ZodArray) return [longestOf(schema.def.element, field, text)]
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.def.shape).map(([name, part]) => [name, longestOf(part, name, text)]),
    )
  if (schema instanceof z.ZodString) return text(textLimit(field))
  if (schema instanceof z.ZodNumber) return Math.min(schema.maxValue ?? Number.MAX_SAFE_INTEGER, 1_999_999)
  if (schema instanceof z.ZodBoolean) return true
  throw new Error(`The field ${field} has a schema that has no longest value here`)
}
