import { readVatStatus } from '../finance/vat-words.ts'
import { cabKindOf, sleeperCab } from './cab-kind.ts'
import { cleanAirCompliant, cleanAirOf, emissionClassOf } from './emission-class.ts'
import { equipmentOf } from './equipment.ts'
import { knownColour } from './known-word.ts'
import { vehiclePlate } from './number-plate.ts'
import { shownKeepers } from './public-record.ts'
import type { StockRecord } from './record.ts'
import { conditionOf } from './vehicle-condition.ts'
import {
  chargingHours,
  engineLitres,
  enginePowerBhp,
  fuelConsumptionMpg,
  insuranceGroupOf,
  towingWeightKg,
  vehicleYear,
} from './vehicle-figures.ts'
import { vehiclePrice } from './vehicle-price.ts'
import type { VehicleType } from './vehicle-type.ts'

/**
 * How a field is filtered.
 * - word: equal text, without regard to case
 * - flags: several words of a list, of which a vehicle must have all that are asked for
 * - count: a whole number whose every value is offered (year, doors, seats)
 * - measure: a number offered in bands (price, mileage, engine size)
 * - identifier: the exact text of one vehicle, without regard to case and spacing; no values are offered
 * - exclusion: texts of another field that are left out; no values are offered
 * - words: words within another field, all of which a vehicle must have; no values are offered
 */
export type FilterKind = 'word' | 'flags' | 'count' | 'measure' | 'identifier' | 'exclusion' | 'words'

type Vehicle = StockRecord['vehicle']
/** A field that `record.ts` declares. */
type VehicleField = keyof { [F in keyof Vehicle as string extends F ? never : F]: Vehicle[F] }

/** Where the value of a field comes from. */
interface Sources {
  /** The field of a record's `vehicle`. The CSV column with one of `headings` goes there too. */
  from: VehicleField
  /** The value in its unit, where it is not that of `from` alone. */
  read: (record: StockRecord) => string | readonly string[] | number | null | undefined
  /** None: it is not a value of a listing but depends on the query, on its finance terms or its place. */
  derived: true
}

type Source = Pick<Sources, 'from'> | Pick<Sources, 'read'> | Pick<Sources, 'derived'>

/** How phrases name what a number measures. */
export interface PhraseWords {
  /** Words before the number: "payload over 1200kg". */
  before?: readonly string[]
  /** Words after the number and its unit: "1 tonne payload". */
  after?: readonly string[]
  /** What a number without a limit means. */
  alone: 'exactly' | 'atMost' | 'atLeast'
  /** What a number without a unit is multiplied by, for numbers up to `upTo`: "load length 3" is 3 metres. */
  small?: { upTo: number; factor: number }
  /**
   * Above it a number is not read as this measure: "golf 500 doors" is reported as not understood, and the 30k of "long
   * range under 30k" is a price.
   */
  largest?: number
}

export interface FilterDefinition extends Partial<Sources> {
  label: string
  kind: FilterKind
  /** Feeds write 0 for "not known". With this, 0 is a value. */
  mayBeZero?: true
  /** "£" is written before the number, any other unit after it. */
  unit?: string
  /** A value among the filters in use, in place of “…”, where it does not say by itself what it is: “Year …”. */
  chip?: string
  /** Measures are stored as whole numbers of 1/scale: engine size in tenths of a litre. 1 if absent. */
  scale?: 10
  /** As an address writes it, for numbers a range: for the API's document and for messages. */
  example?: string
  /** Lower edges of a measure's bands, in its unit; the last band is open. */
  bands?: readonly number[]
  /** The ends that a range's two selects offer. Few, because each costs bytes: any figure can be typed. */
  ends?: readonly number[]
  /** The types whose search screen has its control; all if absent. The API offers the field for every type. */
  types?: readonly VehicleType[]
  /** Searchable, but without a control on the search screen. */
  control?: false
  /** A filter of our own, besides the 25 of the specification. */
  ours?: true
  /** A change of that field clears this one: a model belongs to its make. */
  belongsTo?: 'make' | 'model'
  /** Of a word whose values may be combined on the search screen. */
  plural?: string
  /** Headings of a CSV column by `plainHeading`, the most certain first. */
  headings?: readonly string[]
  /**
   * How phrases have the values of a word. Absent: they are read as names. `suggested`: they also complete a phrase.
   * `by-rules`: they are read by rules, or only together with other words.
   */
  inPhrases?: 'suggested' | 'by-rules'
  /** How phrases name the field beside a number. */
  phrase?: PhraseWords
}

const perMonth = [
  'a month',
  'per month',
  'each month',
  'every month',
  'pm',
  'pcm',
  'p m',
  'p / m',
  '/ month',
  '/ mth',
  '/ m',
  'p / month',
  'monthly',
  'mth',
  'per mth',
  'a mth',
  'per calendar month',
  'a mo',
  'per mo',
  '/ mo',
  'mo',
  'month',
]

/** The 25 filters of the specification in the order of the search screen, then our own. */
export const definitions = {
  make: {
    label: 'Make',
    kind: 'word',
    from: 'make',
    example: 'Jaguar',
    plural: 'makes',
    headings: ['make', 'brand', 'manufacturer', 'marque', 'maker'],
  },
  model: {
    label: 'Model',
    kind: 'word',
    from: 'model',
    example: 'F-PACE',
    belongsTo: 'make',
    headings: ['model', 'model name', 'range'],
  },
  cabType: {
    label: 'Cab type',
    kind: 'word',
    from: 'cabType',
    types: ['van', 'truck'],
    plural: 'cab types',
    headings: ['cab type', 'cab', 'cab style', 'cabin'],
    inPhrases: 'suggested',
  },
  wheelbase: {
    label: 'Wheelbase',
    kind: 'word',
    from: 'wheelbaseType',
    types: ['van', 'truck'],
    plural: 'wheelbases',
  },
  derivative: {
    label: 'Derivative',
    kind: 'word',
    from: 'derivative',
    belongsTo: 'model',
    headings: [
      'derivative',
      'variant',
      'version',
      'model version',
      'sub model',
      'model variant',
      'spec',
      'sub title',
      'subtitle',
    ],
    inPhrases: 'by-rules',
  },
  price: {
    label: 'Price',
    kind: 'measure',
    read: priceInPounds,
    mayBeZero: true,
    unit: '£',
    example: '5000-9999',
    bands: [
      0, 2_000, 4_000, 6_000, 8_000, 10_000, 12_500, 15_000, 17_500, 20_000, 25_000, 30_000, 40_000, 50_000,
      75_000, 100_000,
    ],
    ends: [
      1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000, 9_000, 10_000, 12_000, 15_000, 17_500, 20_000,
      25_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000,
    ],
    headings: [
      'price',
      'price gbp',
      'asking price',
      'advertised price',
      'sale price',
      'retail price',
      'total price',
      'selling price',
      'screen price',
    ],
    phrase: {
      before: [
        'price',
        'priced',
        'budget',
        'budget of',
        'budget is',
        'cost',
        'costing',
        'spend',
        'price of',
        'my budget is',
        'priced at',
      ],
      after: ['pounds', 'pound', 'quid', 'gbp', 'cash', 'in cash', 'saved', 'saved up'],
      alone: 'atMost',
    },
  },
  year: {
    label: 'Year',
    kind: 'count',
    chip: 'Year …',
    from: 'yearOfManufacture',
    read: vehicleYear,
    example: '2018-2021',
    headings: [
      'year',
      'registration year',
      'reg year',
      'year of manufacture',
      'model year',
      'manufacture year',
      'yr',
      'production year',
      'year of production',
      'year of registration',
      'registration',
      'reg',
    ],
    phrase: {
      before: [
        'year',
        'years',
        'registered',
        'registered in',
        'made in',
        'built in',
        'year of',
        'model year',
      ],
      after: ['model', 'model year', 'registered'],
      alone: 'exactly',
      largest: 2_100,
    },
  },
  mileage: {
    label: 'Mileage',
    kind: 'measure',
    from: 'odometerReadingMiles',
    mayBeZero: true,
    unit: 'miles',
    example: '10000-19999',
    bands: [
      0, 100, 5_000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000, 250_000,
      500_000,
    ],
    ends: [
      100, 5_000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000, 250_000, 500_000,
    ],
    headings: [
      'mileage',
      'miles',
      'mileage miles',
      'odometer',
      'odometer miles',
      'odometer reading',
      'odo',
      'distance covered',
    ],
    phrase: {
      before: ['mileage', 'miles', 'mileage of', 'milage'],
      after: [
        'miles',
        'mile',
        'mileage',
        'mi',
        'on the clock',
        'on clock',
        'miles on the clock',
        'milage',
        'mls',
      ],
      alone: 'atMost',
      small: { upTo: 250, factor: 1_000 },
    },
  },
  gearbox: {
    label: 'Gearbox',
    kind: 'word',
    from: 'transmissionType',
    example: 'Automatic',
    headings: [
      'transmission',
      'gearbox',
      'gear box',
      'transmission type',
      'gearbox type',
      'gears type',
      'gear',
    ],
    inPhrases: 'suggested',
  },
  bodyType: {
    label: 'Body type',
    kind: 'word',
    from: 'bodyType',
    plural: 'body types',
    headings: ['body type', 'body', 'bodytype', 'body style', 'body shape', 'bodystyle'],
    inPhrases: 'suggested',
  },
  colour: {
    label: 'Colour',
    kind: 'word',
    from: 'colour',
    read: ({ vehicle }) => filterColour(vehicle.colour ?? vehicle.standard?.colour),
    plural: 'colours',
    headings: ['colour', 'color', 'body colour', 'body color', 'exterior colour', 'exterior color', 'paint'],
    inPhrases: 'suggested',
  },
  doors: {
    label: 'Doors',
    kind: 'count',
    chip: '… doors',
    from: 'doors',
    headings: ['doors', 'number of doors', 'no of doors', 'door count', 'num doors', 'doors number'],
    phrase: {
      before: ['doors'],
      after: ['door', 'doors', 'dr', 'drs', 'doored'],
      alone: 'exactly',
      largest: 9,
    },
  },
  seats: {
    label: 'Seats',
    kind: 'count',
    chip: '… seats',
    from: 'seats',
    headings: ['seats', 'number of seats', 'no of seats', 'seat count', 'num seats'],
    phrase: {
      before: ['seats', 'seating'],
      after: [
        'seat',
        'seats',
        'seater',
        'seaters',
        'str',
        'seats up front',
        'seats in front',
        'seats in the front',
      ],
      alone: 'exactly',
      largest: 99,
    },
  },
  fuelType: {
    label: 'Fuel type',
    kind: 'word',
    from: 'fuelType',
    plural: 'fuel types',
    headings: ['fuel type', 'fuel', 'fueltype'],
    inPhrases: 'suggested',
  },
  batteryRange: {
    label: 'Battery range',
    kind: 'measure',
    chip: 'Range …',
    from: 'batteryRangeMiles',
    unit: 'miles',
    example: '200-249',
    bands: [0, 100, 150, 200, 250, 300, 350, 400],
    headings: ['battery range', 'electric range', 'range miles'],
    phrase: {
      before: [
        'range',
        'range of',
        'battery range',
        'electric range',
        'battery range of',
        'a range of',
        'real range',
      ],
      after: [
        'miles range',
        'mile range',
        'miles of range',
        'mile battery range',
        'miles battery range',
        'range',
        'miles per charge',
        'miles on a charge',
        'mile electric range',
        'miles a charge',
        'miles electric range',
        'miles electric',
        'miles on electric',
        'miles electric only',
        'electric miles',
        'miles on battery',
      ],
      alone: 'atLeast',
      largest: 1_000,
    },
  },
  chargingTime: {
    label: 'Charging time',
    kind: 'measure',
    chip: 'Charges in …',
    from: 'batteryChargeTime',
    read: ({ vehicle }) => chargingHours(vehicle),
    unit: 'hours',
    scale: 10,
    bands: [0, 2, 4, 6, 8, 10, 12],
    phrase: {
      before: ['charging time', 'charges in', 'charge in', 'charge time'],
      after: ['hours charging', 'hour charging', 'hours to charge', 'hour charge'],
      alone: 'atMost',
      largest: 100,
    },
  },
  engineSize: {
    label: 'Engine size',
    kind: 'measure',
    chip: 'Engine …',
    from: 'badgeEngineSizeLitres',
    read: ({ vehicle }) => engineLitres(vehicle),
    unit: 'litres',
    scale: 10,
    example: '1.6-2',
    bands: [0, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.5, 3, 4, 5, 8, 12],
    headings: [
      'engine size',
      'engine',
      'engine litres',
      'engine size l',
      'engine l',
      'engine capacity',
      'engine cc',
      'engine size cc',
      'cc',
      'litres',
      'displacement',
      'displacement cm3',
      'displacement ccm',
      'displacement cc',
      'engine displacement',
      'engine capacity cc',
      'engine capacity cm3',
      'engine size cm3',
      'cm3',
      'ccm',
    ],
    phrase: {
      before: ['engine', 'engine size', 'engine size of'],
      after: ['engine', 'engines', 'litre engine', 'l engine'],
      alone: 'exactly',
      largest: 20,
    },
  },
  enginePower: {
    label: 'Engine power',
    kind: 'measure',
    from: 'enginePowerBHP',
    read: ({ vehicle }) => enginePowerBhp(vehicle),
    unit: 'bhp',
    example: '100-149',
    bands: [0, 75, 100, 125, 150, 200, 250, 300, 400, 500],
    headings: ['power', 'engine power', 'bhp', 'hp', 'horsepower', 'ps', 'power bhp', 'power hp'],
    phrase: {
      before: ['power', 'bhp'],
      after: ['bhp', 'hp', 'horsepower', 'horse power', 'horse', 'horses', 'brake horsepower', 'bhp engine'],
      alone: 'atLeast',
      largest: 2_000,
    },
  },
  acceleration: {
    label: 'Acceleration, 0 to 60 mph',
    kind: 'measure',
    chip: '0 to 60 mph in …',
    from: 'zeroToSixtyMPHSeconds',
    unit: 'seconds',
    scale: 10,
    bands: [0, 4, 5, 6, 8, 10, 12, 15],
    headings: ['0 60', '0 60 mph', '0 to 60', '0 to 60 mph', 'acceleration'],
    phrase: {
      before: ['0 - 60', '0 to 60', '0 - 60 in', '0 to 60 in', '0 60', '0 60 in'],
      after: ['seconds', 'secs', 'second', 'sec', 'seconds 0 - 60', 'seconds to 60'],
      alone: 'atMost',
      largest: 60,
    },
  },
  fuelConsumption: {
    label: 'Fuel consumption',
    kind: 'measure',
    from: 'fuelEconomyWLTPCombinedMPG',
    read: ({ vehicle }) => fuelConsumptionMpg(vehicle),
    unit: 'mpg',
    scale: 10,
    example: '40.5-60',
    bands: [0, 20, 30, 40, 50, 60, 70, 100],
    headings: ['mpg', 'fuel consumption', 'fuel economy', 'combined mpg', 'average mpg'],
    phrase: {
      before: ['mpg'],
      after: ['mpg', 'miles per gallon', 'miles to the gallon'],
      alone: 'atLeast',
      largest: 1_000,
    },
  },
  co2Emissions: {
    label: 'CO2 emissions',
    kind: 'measure',
    chip: 'CO2 …',
    from: 'co2EmissionGPKM',
    mayBeZero: true,
    unit: 'g/km',
    example: '100-119',
    bands: [0, 1, 50, 75, 100, 120, 140, 160, 200, 255],
    headings: ['co2', 'co2 emissions', 'emissions', 'co2 g km', 'co2 emission'],
    phrase: {
      before: ['co 2', 'emissions', 'co 2 emissions'],
      after: ['g / km', 'g km', 'gkm', 'g co 2', 'co 2', 'g / km co 2'],
      alone: 'atMost',
    },
  },
  taxPerYear: {
    label: 'Tax per year',
    kind: 'measure',
    chip: 'Tax … a year',
    from: 'vehicleExciseDutyWithoutSupplementGBP',
    mayBeZero: true,
    unit: '£',
    example: '100-199',
    bands: [0, 1, 35, 100, 200, 300, 400, 600],
    headings: ['tax', 'road tax', 'tax per year', 'annual tax', 'ved', 'tax cost'],
    phrase: {
      before: ['tax', 'road tax', 'car tax', 'annual tax', 'ved', 'tax of', 'road tax of'],
      after: [
        'tax',
        'road tax',
        'car tax',
        'a year tax',
        'a year road tax',
        'ved',
        'year tax',
        'a year to tax',
        'per year tax',
        'annual tax',
        'yearly tax',
        'quid tax',
        'pound tax',
        'pounds tax',
        'quid road tax',
        'pounds road tax',
        'quid a year tax',
        'pounds a year tax',
      ],
      alone: 'atMost',
    },
  },
  insuranceGroup: {
    label: 'Insurance group',
    kind: 'measure',
    chip: 'Insurance group …',
    from: 'insuranceGroup',
    read: ({ vehicle }) => insuranceGroupOf(vehicle),
    example: '1-10',
    bands: [0, 5, 10, 15, 20, 25, 30, 35, 40, 45],
    headings: ['insurance group', 'insurancegroup', 'insurance'],
    phrase: {
      before: [
        'insurance group',
        'insurance groups',
        'insurance',
        'ins group',
        'group',
        'insurance grp',
        'insurance band',
      ],
      after: ['insurance', 'insurance group'],
      alone: 'atMost',
      largest: 50,
    },
  },
  driveType: {
    label: 'Drive type',
    kind: 'word',
    from: 'drivetrain',
    headings: ['drivetrain', 'drive type', 'drive', 'driven wheels', 'wheel drive'],
  },
  vatStatus: {
    label: 'VAT status',
    kind: 'word',
    read: ({ adverts }) => readVatStatus(adverts.retailAdverts.vatStatus),
    example: 'Ex VAT',
    control: false,
    headings: ['vat', 'vat status'],
    inPhrases: 'by-rules',
  },
  pricePosition: {
    label: 'Price position',
    kind: 'word',
    // Depends on other vehicles: the index sets it.
    read: () => null,
    control: false,
    ours: true,
  },
  monthlyPrice: {
    label: 'Monthly price',
    kind: 'measure',
    unit: '£',
    example: '200-250',
    ends: [100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1_000, 1_500, 2_000],
    control: false,
    ours: true,
    derived: true,
    phrase: {
      before: [
        'monthly',
        'monthly budget',
        'monthly price',
        'monthly payment',
        'monthly payments',
        'monthly budget of',
        'pay',
        'payments',
        'monthly cost',
      ],
      after: [
        ...perMonth,
        ...['pounds', 'pound', 'quid', 'gbp'].flatMap((money) => perMonth.map((per) => `${money} ${per}`)),
      ],
      alone: 'atMost',
    },
  },
  distance: {
    label: 'Distance',
    kind: 'measure',
    unit: 'miles',
    example: '10-50',
    bands: [0, 10, 20, 30, 50, 100],
    ours: true,
    derived: true,
  },
  motMonths: {
    label: 'MOT left',
    kind: 'measure',
    unit: 'months',
    chip: 'MOT for …',
    example: '6-12',
    ends: [3, 6, 9, 11],
    ours: true,
    derived: true,
  },
  notModel: {
    label: 'Model left out',
    kind: 'exclusion',
    chip: 'Not …',
    example: 'Nissan Qashqai',
    control: false,
    ours: true,
    derived: true,
  },
  derivativeWord: {
    label: 'Word in the derivative',
    kind: 'words',
    chip: 'Derivative with …',
    example: 'Zetec',
    control: false,
    ours: true,
    derived: true,
  },
  condition: {
    label: 'Condition',
    kind: 'word',
    read: conditionOf,
    example: 'Used',
    ours: true,
    inPhrases: 'by-rules',
  },
  trim: {
    label: 'Trim',
    kind: 'word',
    from: 'trim',
    control: false,
    ours: true,
    headings: ['trim', 'trim level', 'grade'],
    inPhrases: 'by-rules',
  },
  plate: {
    label: 'Number plate age',
    kind: 'word',
    chip: '… plate',
    from: 'plate',
    read: ({ vehicle }) => vehiclePlate(vehicle),
    example: '71',
    control: false,
    ours: true,
    headings: ['plate', 'reg plate', 'age identifier'],
    inPhrases: 'by-rules',
    phrase: {
      before: ['plate', 'reg', 'registration'],
      after: ['plate', 'plates', 'reg', 'regs', 'registered', 'plated', 'registration', 'plate car'],
      alone: 'exactly',
    },
  },
  registration: {
    label: 'Number plate',
    kind: 'identifier',
    from: 'registration',
    example: 'AB71 CDE',
    control: false,
    ours: true,
    headings: [
      'registration',
      'registration number',
      'reg',
      'reg no',
      'vrm',
      'number plate',
      'vehicle registration',
    ],
  },
  stockId: {
    label: 'Stock number',
    kind: 'identifier',
    read: ({ metadata }) => metadata.stockId,
    control: false,
    ours: true,
    headings: [
      'stock id',
      'stock no',
      'stock number',
      'stock ref',
      'stock reference',
      'advert id',
      'ad id',
      'listing id',
      'vehicle id',
      'id',
      'ref',
      'reference',
    ],
  },
  emissionClass: {
    label: 'Euro class',
    kind: 'word',
    from: 'emissionClass',
    read: ({ vehicle }) => emissionClassOf(vehicle.emissionClass),
    example: 'Euro 6',
    ours: true,
    plural: 'Euro classes',
    headings: [
      'emission class',
      'emissions class',
      'euro',
      'euro status',
      'euro standard',
      'emission standard',
    ],
    inPhrases: 'by-rules',
  },
  cleanAir: {
    label: 'Clean air zones',
    kind: 'word',
    chip: 'Clean air zones: …',
    read: cleanAirOf,
    example: cleanAirCompliant,
    ours: true,
    inPhrases: 'by-rules',
  },
  roofHeight: {
    label: 'Roof height',
    kind: 'word',
    chip: '… roof',
    from: 'roofHeightType',
    types: ['van'],
    ours: true,
    plural: 'roof heights',
    headings: ['roof height', 'roof', 'roof type'],
    inPhrases: 'by-rules',
  },
  axleConfiguration: {
    label: 'Axle configuration',
    kind: 'word',
    from: 'axleConfiguration',
    example: '6x2',
    types: ['truck'],
    ours: true,
    plural: 'axle configurations',
    headings: ['axle configuration', 'axles', 'axle config', 'axle', 'wheel plan'],
  },
  payload: {
    label: 'Payload',
    kind: 'measure',
    chip: 'Payload …',
    from: 'payloadWeightKG',
    unit: 'kg',
    example: '1000-1499',
    bands: [0, 500, 750, 1_000, 1_250, 1_500, 2_000, 5_000, 10_000, 15_000, 20_000],
    types: ['van', 'truck'],
    ours: true,
    headings: ['payload', 'payload kg', 'payload weight'],
    phrase: {
      before: ['payload', 'payload of', 'carries', 'carry', 'to carry', 'carrying'],
      after: ['payload', 'of payload'],
      alone: 'atLeast',
      small: { upTo: 30, factor: 1_000 },
    },
  },
  loadLength: {
    label: 'Load length',
    kind: 'measure',
    chip: 'Load length …',
    from: 'payloadLengthMM',
    unit: 'mm',
    example: '3000-3499',
    bands: [0, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 5_000, 6_000, 8_000, 10_000],
    types: ['van'],
    ours: true,
    headings: ['load length', 'load length mm', 'payload length', 'payload length mm'],
    phrase: {
      before: ['load length', 'load length of', 'load', 'load space', 'load bay', 'load area', 'loadlength'],
      after: [
        'load',
        'load length',
        'of load length',
        'long load',
        'load space',
        'load bay',
        'load area',
        'loadspace',
        'loadlength',
        'of load',
      ],
      alone: 'atLeast',
      small: { upTo: 20, factor: 1_000 },
    },
  },
  grossWeight: {
    label: 'Gross weight',
    kind: 'measure',
    chip: 'Gross weight …',
    from: 'grossVehicleWeightKG',
    unit: 'kg',
    example: '3500-7499',
    bands: [0, 2_000, 2_500, 3_000, 3_501, 5_000, 7_501, 12_001, 18_001, 26_001, 32_001, 44_001],
    types: ['truck'],
    ours: true,
    headings: ['gross weight', 'gross vehicle weight', 'gvw', 'gvw kg', 'gross weight kg'],
    phrase: {
      before: [
        'gvw',
        'gross weight',
        'gross',
        'gvw of',
        'gross vehicle weight',
        'weight',
        'weighing',
        'plated',
        'plated at',
      ],
      after: ['gvw', 'gross', 'gross weight', 'gross vehicle weight', 'tonner', 'tonners', 'g v w'],
      alone: 'exactly',
      small: { upTo: 60, factor: 1_000 },
    },
  },
  cabKind: {
    label: 'Cab with or without a bed',
    kind: 'word',
    read: cabKindOf,
    example: sleeperCab,
    types: ['truck'],
    ours: true,
    inPhrases: 'by-rules',
  },
  owners: {
    label: 'Previous keepers',
    kind: 'count',
    chip: 'Previous keepers: …',
    read: shownKeepers,
    mayBeZero: true,
    example: '0-2',
    ours: true,
    phrase: {
      before: ['owners', 'previous owners', 'keepers', 'previous keepers', 'former keepers'],
      after: [
        ...ownerWords('', 'previous', 'prev', 'former', 'registered', 'private', 'careful', 'lady'),
        'owner from new',
        'owners from new',
        'keeper from new',
        'keepers from new',
        'careful lady owner',
      ],
      alone: 'atMost',
      largest: 20,
    },
  },
  serviceHistory: {
    label: 'Service history',
    kind: 'word',
    from: 'serviceHistory',
    example: 'Full service history',
    ours: true,
    plural: 'service histories',
    inPhrases: 'by-rules',
  },
  bootSpace: {
    label: 'Boot space',
    kind: 'measure',
    chip: 'Boot …',
    from: 'bootSpaceSeatsUpLitres',
    unit: 'litres',
    example: '400-499',
    bands: [0, 200, 300, 400, 500, 600, 800],
    types: ['car'],
    ours: true,
    phrase: {
      before: ['boot', 'boot of', 'boot space', 'boot space of', 'boot size', 'boot capacity'],
      after: ['boot', 'boot space', 'of boot', 'of boot space', 'boot capacity'],
      alone: 'atLeast',
      largest: 5_000,
    },
  },
  towingWeight: {
    label: 'Towing weight',
    kind: 'measure',
    chip: 'Tows …',
    read: ({ vehicle }) => towingWeightKg(vehicle),
    unit: 'kg',
    example: '1500-1999',
    bands: [0, 750, 1_000, 1_250, 1_500, 1_800, 2_000, 2_500, 3_000, 3_500],
    types: ['car', 'van'],
    ours: true,
    phrase: {
      before: [
        'tow',
        'tows',
        'tow a',
        'tow my',
        'tow our',
        'towing my',
        'towing our',
        'towing',
        'towing a',
        'pull',
        'pulls',
        'pulling',
        'pull a',
        'towing weight',
        'towing weight of',
        'towing capacity',
        'towing capacity of',
        'tow capacity',
        'towing limit',
        'braked towing',
        'tow rating',
        'caravan weighs',
        'caravan weighing',
        'caravan is',
        'caravan of',
        'trailer weighs',
        'trailer weighing',
        'horsebox weighs',
        'boat weighs',
      ],
      after: [
        'towing',
        'towing capacity',
        'towing weight',
        'towing limit',
        'tow capacity',
        'tow rating',
        'tow',
        'braked',
        'braked towing',
        'braked trailer',
        'trailer',
        'caravan',
      ],
      alone: 'atLeast',
      small: { upTo: 5, factor: 1_000 },
      largest: 40_000,
    },
  },
  equipment: {
    label: 'Equipment',
    kind: 'flags',
    read: equipmentOf,
    example: 'Heated seats',
    ours: true,
    plural: 'equipment',
    inPhrases: 'by-rules',
  },
} as const satisfies Record<string, FilterDefinition & Source>

/** By field, for what does not depend on one of them. */
export const filterDefinitions: Readonly<Record<keyof typeof definitions, FilterDefinition>> = definitions

/** Buyers say "owner" as often as "keeper": "one owner", "previous owners", "former keeper". */
function ownerWords(...kinds: string[]): string[] {
  return kinds.flatMap((kind) =>
    ['owner', 'owners', 'keeper', 'keepers'].map((word) => `${kind} ${word}`.trim()),
  )
}

/** The colour of the paint, else its name. */
function filterColour(paint: string | null | undefined): string | null {
  return paint ? (knownColour(paint) ?? paint) : null
}

/** Pence are dropped. */
function priceInPounds(record: StockRecord): number | null {
  const { price } = vehiclePrice(record)
  return price === null ? null : Math.floor(price / 100)
}
