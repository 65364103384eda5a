import { cleanAirCompliant } from '../../stock/emission-class.ts'
import { isSortOrder } from '../../stock/sort-orders.ts'
import type { VehicleCondition } from '../../stock/vehicle-condition.ts'
import { createPhraseSet, createPhraseTable, listOf } from '../lexicon/phrase-table.ts'
import { limitsAfter } from '../lexicon/quantities.data.ts'
import { sortPhrases } from '../lexicon/sort-phrases.data.ts'
import { type Meaning, nothing, rangeOf, unsearchable, wordsOf } from './finding.ts'

/** What a phrase means, or what its meaning depends on: the type of vehicle, the present month. */
export type SetPhrase =
  | Meaning
  | { kind: 'vat'; basis: 'inc' | 'ex' }
  | { kind: 'condition'; condition: VehicleCondition }
  | { kind: 'nearlyNew' | 'newPlate' }

const { NEGATIVE_INFINITY: lowest, POSITIVE_INFINITY: highest } = Number
const freeTax = rangeOf('taxPerYear', 0, 0)
const longMot = rangeOf('motMonths', 9, highest)
const lowTax = rangeOf('taxPerYear', lowest, 35)
const lowInsurance = rangeOf('insuranceGroup', lowest, 10)
const lowConsumption = rangeOf('fuelConsumption', 50, highest)
const cleanAir = wordsOf('cleanAir', [cleanAirCompliant])

const towing = listOf('tow, tows, towing, to tow, pull, pulls, pulling, haul, hauling')
const towed = ['a', 'my', 'our', 'the', 'his', 'her', ''].flatMap((whose) =>
  [
    '',
    'small',
    'big',
    'large',
    'heavy',
    'single',
    'double',
    'twin axle',
    'single axle',
    'touring',
    'four berth',
    '4 berth',
  ].map((size) => `${whose} ${size}`.trim()),
)
const caravanWeight = 1_500
/** The least that such a trailer weighs, loaded, in kilograms. */
const trailers: readonly (readonly [least: number, names: readonly string[]])[] = [
  [caravanWeight, listOf('caravan, caravans, touring caravan, boat, tourer')],
  [2_000, listOf('horsebox, horse box, horse trailer, horses, pony trailer')],
  [750, listOf('trailer, trailers, small trailer')],
]

/** Costs after "low tax and", "cheap to insure and". */
export const sharedCosts = createPhraseTable([
  [listOf('tax, road tax, car tax, to tax'), lowTax],
  [listOf('insurance, insure, to insure'), lowInsurance],
  [listOf('run, to run, running costs, on fuel, fuel'), lowConsumption],
])

/** Phrases with a fixed meaning. */
export const setPhrases = createPhraseTable<SetPhrase>([
  ...Object.entries(sortPhrases).flatMap(([sort, phrases]) =>
    isSortOrder(sort)
      ? [[[...phrases, ...phrases.map((phrase) => `${phrase} first`)], { kind: 'sort', sort }] as const]
      : [],
  ),
  [
    listOf(`
      ex vat, exc vat, excl vat, excluding vat, plus vat, pls vat, + vat, without vat, before vat, net of vat,
      not including vat, not inc vat, vat extra`),
    { kind: 'vat', basis: 'ex' },
  ],
  [
    listOf(`
      inc vat, incl vat, including vat, with vat, inclusive of vat, vat included, vat inc, vat inclusive,
      includes vat`),
    { kind: 'vat', basis: 'inc' },
  ],
  [
    listOf(`
      no deposit, zero deposit, nil deposit, without deposit, without a deposit, nothing down, no money down,
      no deposit needed, no depo, no dep, zero depo, 0 depo`),
    { kind: 'text', name: 'deposit', text: '0' },
  ],
  [
    listOf(`
      free tax, free road tax, free car tax, no tax, no road tax, no car tax, zero tax, zero road tax, tax free,
      road tax free, tax exempt, nil tax, exempt from tax`),
    freeTax,
  ],
  [pairs(listOf('low, cheap, cheaper, lower, lowest, cheapest'), listOf('tax, road tax, car tax')), lowTax],
  [listOf('cheap to tax, cheaper to tax'), lowTax],
  [listOf('5+2, 5+2 seats, 5+2 seat, 5+2 seater'), rangeOf('seats', 7, 7)],
  [
    pairs(
      listOf(`
        long, longer, longest, very long, really long, good long, nice long, fresh, brand new, new, full, recent, good,
        decent, lots of, loads of, plenty of, plenty`),
      listOf('mot, m o t, mot left, mot remaining'),
    ),
    longMot,
  ],
  [
    listOf(`
      low insurance, cheap insurance, cheaper insurance, lowest insurance, cheapest insurance, low insurance group,
      low insurance groups, cheap to insure, cheapest to insure, easy to insure, insurance friendly, first car,
      first cars, just passed, just passed my test, passed my test, newly passed, new driver, new drivers, young driver, young drivers, learner driver, learner car, learners car`),
    lowInsurance,
  ],
  [
    listOf(`
      economical, economic, fuel efficient, fuel economy, good fuel economy, good on fuel, great on fuel, easy on fuel,
      good on petrol, good on diesel, low fuel consumption, high mpg, good mpg, great mpg, frugal, fuel saver,
      cheap on fuel, cheap on petrol, good economy, cheap to run, cheap running costs, low running costs,
      economical to run`),
    lowConsumption,
  ],
  [
    listOf(`
      small car, small cars, little car, little cars, small hatchback, small hatch, city car, city cars, town car,
      town cars, supermini, superminis, compact car, compact cars, runaround, runabout, little runaround,
      little runabout, small runaround, small runabout`),
    { kind: 'smallCar' },
  ],
  [
    pairs(
      listOf(`
        ulez, caz, lez, clean air zone, clean air, emission zone, low emission zone, ultra low emission zone,
        euro ulez`),
      ['', ...listOf('compliant, free, friendly, exempt, ok, approved, ready, compliance')],
    ),
    cleanAir,
  ],
  [
    pairs(listOf('no'), pairs(listOf('ulez, caz, clean air, clean air zone'), listOf('charge, charges'))),
    cleanAir,
  ],
  [
    listOf(`
      brand new, new car, new cars, new van, new vans, new truck, new trucks, new vehicle, new vehicles,
      unregistered`),
    { kind: 'condition', condition: 'New' },
  ],
  [
    listOf(`
      used, second hand, second-hand, secondhand, 2nd hand, 2nd-hand, 2ndhand, pre owned, pre-owned, preowned,
      previously owned, pre loved, pre-loved, preloved`),
    { kind: 'condition', condition: 'Used' },
  ],
  [listOf('or nearest offer, nearest offer, or near offer, near offer, or best offer, best offer'), nothing],
  [listOf('new or used, used or new, new and used, used and new, new & used, new / used'), nothing],
  ...trailers.map(
    ([least, names]) =>
      [
        [
          ...pairs(pairs(towing, towed), names),
          ...pairs(
            names.filter((name) => name !== 'tourer' && name !== 'boat'),
            ['towing'],
          ),
        ],
        rangeOf('towingWeight', least, highest),
      ] as const,
  ),
  [
    pairs(
      listOf(
        'big, large, huge, massive, good, great, nice, proper, deep, good size, good sized, decent, roomy, spacious, enormous, bigger',
      ),
      listOf('boot, boot space, trunk'),
    ),
    rangeOf('bootSpace', 500, highest),
  ],
  [
    listOf('plenty of boot space, lots of boot space, loads of boot space'),
    rangeOf('bootSpace', 500, highest),
  ],
  [
    listOf(
      'no previous owners, no previous owner, no owners, no former keepers, no previous keepers, never owned',
    ),
    rangeOf('owners', 0, 0),
  ],
  [
    listOf(`
      few owners, low owners, low ownership, not many owners, low number of owners, few keepers, low keepers`),
    rangeOf('owners', lowest, 2),
  ],
  [listOf('single owner, sole owner, same owner from new'), rangeOf('owners', lowest, 1)],
  [
    listOf(`
      tow car, tow cars, towcar, tow vehicle, towing car, caravan tow car, tow car for caravan, tow car for a caravan,
      twin axle caravan tow car`),
    rangeOf('towingWeight', caravanWeight, highest),
  ],
  [pairs(listOf('my, our, his, her, for'), listOf('partner')), nothing],
  [listOf('daily driver, daily drive, daily runner, daily use, daily commute, daily driving'), nothing],
  [
    pairs(
      listOf('high mileage, high miles, high milage, any mileage'),
      listOf('ok, okay, fine, is ok, is fine, is okay, no problem, not a problem, welcome, considered'),
    ),
    nothing,
  ],
  [
    listOf('pre reg, pre-reg, prereg, pre registered, pre-registered, preregistered, pre registration'),
    unsearchable,
  ],
  [listOf('high mileage, high miles, high milage'), unsearchable],
  [
    pairs(
      listOf(
        'b, c, c1, c+e, c e, c1e, ce, class 1, class 2, class one, class two, car, van, hgv, full, provisional',
      ),
      listOf('licence, license'),
    ),
    unsearchable,
  ],
  [listOf('lincoln town car, lincoln continental'), unsearchable],
  [listOf('long distance, long distances, distance driving, go the distance'), unsearchable],
  [
    pairs(
      listOf('charges, charge, charges up, charging, charged'),
      listOf('to 80, to 100, to 80 percent, from 10 to 80, 10 to 80, 20 to 80'),
    ),
    unsearchable,
  ],
  [listOf('delivery mileage, delivery miles'), rangeOf('mileage', 0, 99)],
  [
    listOf('nearly new, nearly new car, as new, almost new, like new, ex demo, ex demonstrator'),
    { kind: 'nearlyNew' },
  ],
  [
    pairs(listOf('new, newest, latest, current'), listOf('plate, reg, registration plate, number plate')),
    { kind: 'newPlate' },
  ],
])

/** "Or better", after the class of a filter that has an order. */
export const orBetter = createPhraseSet(limitsAfter.atLeast ?? [])

function pairs(starts: readonly string[], ends: readonly string[]): string[] {
  return starts.flatMap((start) => ends.map((end) => `${start} ${end}`.trim()))
}
