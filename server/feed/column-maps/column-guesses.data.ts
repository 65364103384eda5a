import { isKnownMake } from '#domain/makes/known-make.ts'
import { createTitleSplitter } from '#domain/makes/split-title.ts'
import { type FilterField, filterDefinitions, filterFields } from '#domain/stock/filter-fields.ts'
import { type ConversionName, conversions, isNothing } from './conversions.ts'

/** How the column of one field is recognised. */
export interface ColumnGuess {
  /** Headings by `plainHeading`, the most certain first. */
  names: readonly string[]
  to: string
  as?: ConversionName
  /** Whether the column's cells, blank ones included, can be values of the field; without it any can. */
  fits?: (cells: readonly string[]) => boolean
}

const { make, model } = filterDefinitions
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
  vatStatus: { to: 'adverts.retailAdverts.vatStatus', fits: mostly(/vat/i) },
  plate: { fits: mostly(/^\d\d$/) },
  registration: { fits: hasNoYear },
  stockId: {
    to: 'metadata.stockId',
    fits: (cells) => !cells.includes('') && new Set(cells).size === cells.length,
  },
}

const fieldGuesses = filterFields.flatMap((field): ColumnGuess[] => {
  const { headings, from, kind } = filterDefinitions[field]
  if (!headings) return []
  const as = kind === 'count' || kind === 'measure' ? 'number' : 'text'
  return [{ names: headings, to: `vehicle.${from}`, as, ...fieldCells[field] }]
})

/** The fields of a suggested column map. Earlier fields choose their column first. */
export const columnGuesses: readonly ColumnGuess[] = [
  ...fieldGuesses,
  {
    names: ['vehicle type', 'type of vehicle'],
    to: 'vehicle.vehicleType',
    fits: mostly(/^(car|van|truck)s?$/i),
  },
  {
    names: ['condition', 'new used', 'new or used'],
    to: 'vehicle.ownershipCondition',
    fits: mostly(/^(new|used)$/i),
  },
  {
    names: ['plate', 'reg plate', 'licence plate'],
    to: 'vehicle.registration',
    fits: mostly(/^(?=.*\d)(?=.*[a-z])[a-z\d]{2,4} ?[a-z\d]{1,4}$/i),
  },
  {
    names: [
      'first registered',
      'date of registration',
      'registration date',
      'first registration date',
      'date first registered',
      'reg date',
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
    ],
    to: 'vehicle.owners',
    as: 'number',
  },
  { names: ['service history', 'servicehistory', 'history'], to: 'vehicle.serviceHistory' },
  { names: ['top speed', 'max speed', 'top speed mph'], to: 'vehicle.topSpeedMPH', as: 'number' },
  { names: ['town', 'city', 'location', 'place', 'seller town'], to: 'advertiser.location.town' },
  { names: ['county', 'region'], to: 'advertiser.location.county' },
  { names: ['postcode', 'post code', 'seller postcode'], to: 'advertiser.location.postCode' },
  { names: ['dealer', 'dealer name', 'seller', 'seller name', 'dealership'], to: 'advertiser.name' },
  { names: ['description', 'advert text', 'details', 'comments'], to: 'adverts.retailAdverts.description' },
  {
    names: [
      'images',
      'image',
      'image url',
      'image urls',
      'pictures',
      'photos',
      'photo url',
      'img',
      'picture',
      'main photo',
      'main image',
    ],
    to: 'media.images',
    as: 'pictures',
    fits: mostly(/^https?:\/\//i),
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
      'make and model',
      'make model',
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

/** Whether most of the cells that are not blank match, because every feed has some odd rows. True when all are blank. */
function mostly(pattern: RegExp): (cells: readonly string[]) => boolean {
  return mostlyOf((cell) => pattern.test(cell))
}

function mostlyOf(test: (cell: string) => boolean): (cells: readonly string[]) => boolean {
  return (cells) => {
    const filled = cells.filter((cell) => !isNothing(cell))
    return filled.length === 0 || filled.filter(test).length * 2 > filled.length
  }
}
