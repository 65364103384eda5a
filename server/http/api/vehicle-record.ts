import { z } from 'zod'
import { stockRecordSchema } from '#domain/stock/record.ts'

const text = z.string().nullable()
const pounds = z.number().nullable()

/** The result of `publicRecord`. */
export const vehicleRecord = z
  .looseObject({
    _id: z.string().describe('The stock id'),
    vehicle: stockRecordSchema.shape.vehicle.describe('Every field that the feed gave, less what is private'),
    media: z.looseObject({
      images: z.array(
        z.looseObject({
          href: z
            .string()
            .describe('An address; `{resize}` stands for a width: w200, w400, w800, w1200 or w1600'),
        }),
      ),
    }),
    features: z.array(z.looseObject({})),
    adverts: z.looseObject({
      reservationStatus: text,
      retailAdverts: z.looseObject({
        totalPrice: z.object({
          amountGBP: pounds.describe('Pounds, compulsory fees included; null when on application'),
        }),
        vatStatus: text.describe('As advertised: Inc VAT, Ex VAT, No VAT, + VAT'),
        priceOnApplication: z.boolean(),
      }),
    }),
    advertiser: z.looseObject({ name: text, location: z.looseObject({}) }),
    metadata: z.looseObject({ stockId: z.string() }),
    historyCheck: z
      .object({
        provider: z.string(),
        result: z.string(),
        date: z.string().optional(),
        href: z.string().optional(),
      })
      .optional()
      .describe('A check that the dealer has bought of a provider'),
    motHistory: z
      .looseObject({
        state: z.enum(['found', 'unknown', 'away']).describe('away: the register could not be asked'),
        readOn: z.string().describe('The day on which it was read'),
        source: z.string().describe('The attribution that the licence asks for'),
        firstTestDue: text.optional().describe('Of a vehicle that was never tested'),
        tests: z
          .array(
            z.looseObject({
              on: text,
              result: z.string(),
              expires: text,
              odometer: z.looseObject({ state: z.string(), miles: z.number().optional() }),
              defects: z.array(z.object({ text: z.string(), kind: z.string(), isDangerous: z.boolean() })),
            }),
          )
          .optional()
          .describe('The latest first'),
      })
      .optional()
      .describe('What the MOT register has, where the dealer has it asked'),
    mileageWithheld: z
      .literal(true)
      .optional()
      .describe(
        'The mileage is not given because it is below that of the last MOT test, and nobody has looked yet',
      ),
  })
  .meta({
    id: 'VehicleRecord',
    description: 'One vehicle, in the shape of an Auto Trader Connect stock record with `_id`.',
    examples: [
      {
        _id: '8a42c1',
        vehicle: {
          make: 'Ford',
          model: 'Transit Custom',
          yearOfManufacture: '2021',
          odometerReadingMiles: 31_204,
        },
        media: { images: [{ href: '/media/van-white-side.svg' }] },
        features: [{ name: 'Reversing camera' }],
        adverts: {
          reservationStatus: null,
          retailAdverts: {
            totalPrice: { amountGBP: 17_495 },
            vatStatus: 'Ex VAT',
            priceOnApplication: false,
          },
        },
        advertiser: { name: 'Pierhead Motors', location: { town: 'Liverpool' } },
        metadata: { stockId: '8a42c1' },
      },
    ],
  })
