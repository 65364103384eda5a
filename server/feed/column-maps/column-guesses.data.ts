import { readVatStatus } from '#domain/finance/vat-words.ts'
import { isKnownMake } from '#domain/makes/known-make.ts'
import { createTitleSplitter } from '#domain/makes/split-title.ts'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import { type FilterField, filterFields } from '#domain/stock/filter-fields.ts'
import { knownWord } from '#domain/stock/known-word.ts'
import { type LifecycleState, readLifecycle } from '#domain/stock/lifecycle-words.ts'
import { readDay } from '#domain/stock/read-day.ts'
import { readVehicleType } from '#domain/stock/type-words.ts'
import { type ConversionName, conversions, isNothing } from './conversions.ts'

/** How the column of one field is recognised. */
export interface ColumnGuess {
  /** Headings by `plainHeading`, the most certain first. */
  names: readonly string[]
  to: string
  as?: ConversionName
  /** Every column with such a heading, a number behind it or not, adds to the field. */
  several?: true
  /** It is chosen beside another column of the field, and overrides it where it has a value. */
  overrides?: true
  /** Whether the column's cells, blank ones included, can be values of the field; without it any can. */
  fits?: (cells: readonly string[]) => boolean
}

const { make, model } = filterDefinitions
export const typeField = 'vehicle.vehicleType'
export const stateField = 'metadata.lifecycleState'
export const vatField = 'adverts.retailAdverts.vatStatus'
export const writeOffField = 'check.insuranceWriteoffCategory'
const price = 'adverts.retailAdverts.totalPrice.amountGBP'
const isYear = mostly(/^(19|20)\d\d(\.0)?\b/)
const hasNoYear = (cells: readonly string[]) => cells.every(isNothing) || !isYear(cells)

const split = createTitleSplitter()
/** Of "Porsche Macan", not of "Porsche" and "Land Rover". */
const areTitles = mostlyOf((cell) => split(cell)?.model !== undefined && !isKnownMake(cell))
const areNoTitles = (cells: readonly string[]) => cells.every(isNothing) || !areTitles(cells)

/** Where the cells of a filter field go and how they are read; absent, they are texts or numbers of `from`. */
const fieldCells: { readonly [F in FilterField]?: Partial<Omit<ColumnGuess, 'names'>> } = {
  make: { fits: areNoTitles },
  model: { fits: areNoTitles },
  price: { to: price, as: 'pounds' },
  year: { as: 'year', fits: isYear },
  mileage: { as: 'miles' },
  engineSize: { as: 'litres', fits: mostlyOf((cell) => conversions.litres(cell) !== null) },
  enginePower: { as: 'power' },
  taxPerYear: { as: 'pounds' },
  vatStatus: {
    to: vatField,
    fits: (cells) => cells.every(isNothing) || cells.some((cell) => readVatStatus(cell) !== null),
  },
  plate: { fits: mostly(/^\d\d$/) },
  registration: { fits: hasNoYear },
  stockId: {
    to: 'metadata.stockId',
    fits: (cells) => !cells.includes('') && new Set(cells).size === cells.length,
  },
}

/** Headings of other countries and of the feeds for Google and Meta. */
const otherHeadings: { readonly [F in FilterField]?: readonly string[] } = {
  make: ['marke', 'hersteller'],
  model: ['modell', 'model description'],
  derivative: ['ausfuhrung', 'modellvariante'],
  price: [
    'preis',
    'verkaufspreis',
    'internet price',
    'web price',
    'current price',
    'forecourt price',
    'price retail',
    ...[
      'our price',
      'now price',
      'price now',
      'advert price',
      'gross price',
      'net price',
      'retail',
      'retail gbp',
      'gbp',
      // The last ones: what the dealer has paid, and what the vehicle cost new, are no price beside another.
      'list price',
      'cost',
    ],
  ],
  year: ['baujahr', 'modelljahr', 'year plate', 'year reg', 'yom'],
  mileage: [
    ...[
      'mileage value',
      'current mileage',
      'speedo',
      'speedo reading',
      'recorded mileage',
      'warranted mileage',
    ],
    ...['clock', 'clock reading', 'mls'],
  ],
  gearbox: ['getriebe', 'getriebeart', 'gearbox description', 'transmission code', 'gearbox code'],
  bodyType: ['aufbau', 'karosserie', 'body description', 'fahrzeugtyp'],
  colour: ['farbe', 'aussenfarbe', 'ext color', 'ext colour', 'exterior', 'colour description'],
  doors: ['turen', 'anzahl turen', 'drs', 'dr', 'door'],
  seats: ['sitze', 'sitzplatze', 'anzahl sitze'],
  fuelType: ['kraftstoff', 'kraftstoffart', 'fuel description', 'fuel code', 'fuel category'],
  engineSize: ['hubraum', 'hubraum ccm'],
  enginePower: [
    ...[
      'leistung',
      'leistung kw',
      'leistung ps',
      'power kw',
      'power ps',
      'engine power kw',
      'engine power ps',
      'kw',
    ],
  ],
  vatStatus: [
    'vat type',
    'vat code',
    'vat scheme',
    'vat qualifying',
    'vat included',
    'price vat status',
    'mwst',
  ],
  driveType: ['antrieb', 'antriebsart', 'drivetrain type', 'drive train'],
  registration: [
    ...['full registration', 'vrn', 'kennzeichen', 'amtliches kennzeichen', 'current registration'],
    ...['registration no', 'reg number', 'registration plate', 'vehicle registration number', 'licence no'],
  ],
  stockId: [
    ...['stock', 'stock code', 'vehicle ref', 'vehicle reference', 'vehicle number', 'inventory number'],
    ...['interne nummer', 'fahrzeugnummer', 'inserat id', 'sku', 'unique id'],
    ...['dealer ref', 'dealer reference', 'stk no', 'ref no', 'reference number', 'our ref'],
  ],
}

const fieldGuesses = filterFields.flatMap((field): ColumnGuess[] => {
  const { headings, from, kind } = filterDefinitions[field]
  if (!headings) return []
  const as = kind === 'count' || kind === 'measure' ? 'number' : 'text'
  const names = [...headings, ...(otherHeadings[field] ?? [])]
  return [{ names, to: `vehicle.${from}`, as, ...fieldCells[field] }]
})

/** What a buyer pays in place of the price, in the feeds for Google and Meta and in those of web shops. */
const salePrices: readonly string[] = [
  ...[
    'sale price',
    'offer price',
    'special price',
    'special offer price',
    'promotional price',
    'promo price',
  ],
  ...['internet price', 'web price', 'website price', 'online price'],
  ...['discounted price', 'discount price', 'reduced price', 'now price', 'price now'],
]

/** The fields of a suggested column map. Earlier fields choose their column first. */
export const columnGuesses: readonly ColumnGuess[] = [
  ...fieldGuesses,
  { names: salePrices, to: price, as: 'pounds', overrides: true, fits: (cells) => !cells.every(isNothing) },
  {
    names: [
      'vehicle type',
      'type of vehicle',
      'vehicle category',
      'category',
      'type',
      'vehicle class',
      'fahrzeugart',
    ],
    to: typeField,
    fits: filledMostly((cell) => readVehicleType(cell) !== null),
  },
  {
    names: [
      ...[
        'condition',
        'new used',
        'new or used',
        'new used demo',
        'used new',
        'new used code',
        'state of vehicle',
        'vehicle condition',
        'stock type',
        'zustand',
      ],
      'type',
    ],
    to: 'vehicle.ownershipCondition',
    fits: mostlyOf((cell) => knownWord('ownershipCondition', cell) !== null),
  },
  {
    names: [
      ...[
        'status',
        'vehicle status',
        'stock status',
        'sale status',
        'sales status',
        'status code',
        'stock status code',
        'sales status code',
        'advert status',
        'availability',
      ],
      ...['lifecycle state', 'state', 'stock state', 'verfugbarkeit'],
    ],
    to: stateField,
    // One sold vehicle is enough: an unknown state is reported, and its vehicle is not shown.
    fits: (cells) =>
      cells.some((cell) => isGone(readLifecycle(cell))) ||
      filledMostly((cell) => readLifecycle(cell) !== null)(cells),
  },
  {
    names: [
      ...[
        'sold',
        'is sold',
        'sold flag',
        'vehicle sold',
        'marked as sold',
        'sold date',
        'date sold',
        'sold on',
      ],
      'verkauft',
    ],
    to: stateField,
    as: 'sold',
    several: true,
    fits: mostlyOf((cell) => conversions.sold(cell) !== null),
  },
  {
    names: [
      ...[
        'reserved',
        'is reserved',
        'reserved flag',
        'reserved date',
        'date reserved',
        'reservation',
        'reserviert',
      ],
      ...['deposit taken', 'deposit paid', 'under offer', 'on hold'],
    ],
    to: stateField,
    as: 'reserved',
    several: true,
    fits: mostlyOf((cell) => conversions.reserved(cell) !== null),
  },
  {
    names: ['poa', 'price on application', 'is poa'],
    to: 'adverts.retailAdverts.priceOnApplication',
    as: 'flag',
    fits: mostlyOf((cell) => conversions.flag(cell) !== null),
  },
  {
    names: [
      ...[
        'write off',
        'write off category',
        'insurance category',
        'insurance write off',
        'insurance write off category',
      ],
      ...[
        'cat status',
        'category status',
        'category marker',
        'salvage category',
        'hpi category',
        'vcar',
        'total loss',
      ],
    ],
    to: writeOffField,
    fits: (cells) => {
      const filled = cells.filter((cell) => !isNothing(cell) && !/^(?:no|clear)$/i.test(cell))
      // "N" may be no as well as category N, unless all cells are such letters.
      const areLetters =
        filled.every((cell) => /^[absncd]$/i.test(cell)) && filled.some((cell) => !/^n$/i.test(cell))
      return filled.length > 0 && (areLetters || filled.every((cell) => /^cat(?:egory)?\b/i.test(cell)))
    },
  },
  {
    names: [
      ...[
        'vin',
        'vin number',
        'vin no',
        'chassis',
        'chassis number',
        'chassis no',
        'vehicle identification number',
      ],
      ...['fahrgestellnummer', 'fin'],
    ],
    to: 'vehicle.vin',
  },
  {
    names: [
      ...[
        'equipment',
        'equipment list',
        'features',
        'feature list',
        'options',
        'option list',
        'optional equipment',
      ],
      ...[
        'standard equipment',
        'optional extras',
        'extras',
        'factory options',
        'vehicle option',
        'vehicle features',
      ],
      ...['specification', 'ausstattung', 'sonderausstattung', 'serienausstattung'],
    ],
    to: 'features',
    as: 'features',
    several: true,
    fits: filledMostly((cell) => /[a-z]{3}/i.test(cell)),
  },
  {
    names: ['plate', 'reg plate', 'licence plate'],
    to: 'vehicle.registration',
    fits: mostly(/^(?=.*\d)(?=.*[a-z])[a-z\d]{2,4} ?[a-z\d]{1,4}$/i),
  },
  {
    names: [
      'first registered',
      'erstzulassung',
      'date of first registration',
      'date of registration',
      'registration date',
      'first registration date',
      'date first registered',
      'reg date',
      ...['first reg', 'first reg date', 'date of first reg', '1st reg', '1st registered', 'ez'],
    ],
    to: 'vehicle.firstRegistrationDate',
    as: 'date',
  },
  {
    names: [
      'kilometres',
      'kilometers',
      'km',
      'kms',
      'odometer km',
      'kilometerstand',
      'laufleistung',
      'km stand',
      'mileage km',
      'odometer kms',
      'mileage kms',
      'odometer reading km',
      'distance km',
    ],
    to: 'vehicle.odometerReadingMiles',
    as: 'kilometres',
  },
  {
    names: [
      'date on forecourt',
      'date listed',
      'listed date',
      'listing date',
      'date added',
      'date advertised',
      'in stock since',
      'stock date',
      'date in stock',
      'date first on lot',
      'in stock date',
      ...['arrived', 'arrival date', 'date arrived', 'date in', 'date into stock'],
    ],
    to: 'metadata.dateOnForecourt',
    as: 'date',
  },
  {
    names: [
      'owners',
      'previous owners',
      'number of owners',
      'no of owners',
      'previous keepers',
      'keepers',
      'prev owners',
      'former keepers',
      ...['former owners', 'num owners', 'num keepers', 'number of keepers', 'no of keepers'],
      ...['number of previous owners', 'no of previous owners', 'number of previous keepers'],
      'vorbesitzer',
      'anzahl vorbesitzer',
    ],
    to: 'vehicle.owners',
    as: 'number',
  },
  {
    names: [
      ...[
        'mot expiry',
        'mot expiry date',
        'mot due',
        'mot due date',
        'mot until',
        'mot date',
        'mot',
        'mot till',
      ],
      ...['mot expires', 'mot exp', 'mot end', 'mot end date', 'mot valid until', 'mot to'],
    ],
    to: 'vehicle.motExpiryDate',
    as: 'date',
    fits: mostlyOf((cell) => readDay(cell) !== null),
  },
  {
    // Of a dealer's management system "Description" is the derivative: short, on one line, with a figure in most cells.
    names: ['description', 'vehicle description', 'description 1'],
    to: 'vehicle.derivative',
    fits: (cells) =>
      cells.every((cell) => cell.length <= 60 && !/[\n.!]\s/.test(cell)) &&
      filledMostly((cell) => /\d/.test(cell))(cells),
  },
  {
    names: ['service history', 'service hist', 'service history text', 'history'],
    to: 'vehicle.serviceHistory',
  },
  {
    names: ['sh', 's h', 'service'],
    to: 'vehicle.serviceHistory',
    fits: filledMostly((cell) => knownWord('serviceHistory', cell) !== null),
  },
  {
    names: ['franchise'],
    to: 'vehicle.make',
    fits: filledMostly(isKnownMake),
  },
  {
    names: ['config', 'configuration', 'chassis config', 'drive config', 'wheel config'],
    to: 'vehicle.axleConfiguration',
    fits: filledMostly((cell) => /^\d{1,2} ?x ?\d/i.test(cell)),
  },
  {
    names: ['box'],
    to: 'vehicle.transmissionType',
    fits: filledMostly((cell) => knownWord('transmissionType', cell) !== null),
  },
  {
    names: ['nu', 'n u'],
    to: 'vehicle.ownershipCondition',
    fits: filledMostly((cell) => knownWord('ownershipCondition', cell) !== null),
  },
  { names: ['top speed', 'max speed', 'top speed mph'], to: 'vehicle.topSpeedMPH', as: 'number' },
  { names: ['town', 'ort', 'city', 'location', 'place', 'seller town'], to: 'advertiser.location.town' },
  { names: ['county', 'region'], to: 'advertiser.location.county' },
  { names: ['postcode', 'post code', 'seller postcode'], to: 'advertiser.location.postCode' },
  { names: ['dealer', 'dealer name', 'seller', 'seller name', 'dealership'], to: 'advertiser.name' },
  {
    names: [
      'description',
      'advert text',
      'details',
      'comments',
      'dealer comments',
      'beschreibung',
      'bemerkung',
    ],
    to: 'adverts.retailAdverts.description',
  },
  {
    names: [
      ...[
        'images',
        'image',
        'image url',
        'image urls',
        'image link',
        'image links',
        'pictures',
        'picture',
        'photos',
      ],
      ...[
        'photo',
        'photo url',
        'photo urls',
        'img',
        'main photo',
        'main image',
        'picture refs',
        'picture url',
      ],
      ...[
        'picture urls',
        'additional image link',
        'additional images',
        'photo list',
        'image list',
        'bilder',
        'bild',
      ],
    ],
    to: 'media.images',
    as: 'pictures',
    several: true,
    fits: filledMostly((cell) => /^(https?:)?\/\/|^[[{].*"https?:|\.(jpe?g|png|webp)\b/i.test(cell)),
  },
]

/** The columns of an advert's title, the most certain first. */
export const titleGuesses: readonly ColumnGuess[] = [
  {
    names: [
      'title',
      'advert title',
      'ad title',
      'name',
      'vehicle',
      'car',
      'vehicle name',
      'heading',
      'headline',
      'full name',
      ...['make and model', 'make model', 'make model variant', 'make model derivative', 'make model spec'],
      ...['van', 'truck', 'lorry', 'vehicle details'],
    ],
    to: 'vehicle',
    as: 'title',
  },
  {
    names: [...(make.headings ?? []), ...(model.headings ?? [])],
    to: 'vehicle',
    as: 'title',
    fits: areTitles,
  },
]

/** Sold or reserved. */
export function isGone(state: LifecycleState | null): boolean {
  return state === 'SOLD' || state === 'SALE_IN_PROGRESS'
}

/** Whether most of the cells that are not blank match, because every feed has some odd rows. True when all are blank. */
function mostly(pattern: RegExp): (cells: readonly string[]) => boolean {
  return mostlyOf((cell) => pattern.test(cell))
}

/** `mostlyOf`, and at least one cell is not blank. */
function filledMostly(test: (cell: string) => boolean): (cells: readonly string[]) => boolean {
  return (cells) => !cells.every(isNothing) && mostlyOf(test)(cells)
}

function mostlyOf(test: (cell: string) => boolean): (cells: readonly string[]) => boolean {
  return (cells) => {
    const filled = cells.filter((cell) => !isNothing(cell))
    return filled.length === 0 || filled.filter(test).length * 2 > filled.length
  }
}
