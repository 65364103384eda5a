import { isKnownMake } from '#domain/makes/known-make.ts'
import { createTitleSplitter } from '#domain/makes/split-title.ts'
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

const makeHeadings = ['make', 'brand', 'manufacturer', 'marque', 'maker']
const modelHeadings = ['model', 'model name', 'range']
const price = 'adverts.retailAdverts.totalPrice.amountGBP'
const isYear = mostly(/^(19|20)\d\d(\.0)?\b/)
const hasNoYear = (cells: readonly string[]) => cells.every(isNothing) || !isYear(cells)

const split = createTitleSplitter()
/** Of "Porsche Macan", not of "Porsche" and "Land Rover". */
const areTitles = mostlyOf((cell) => split(cell)?.model !== undefined && !isKnownMake(cell))
const areNoTitles = (cells: readonly string[]) => cells.every(isNothing) || !areTitles(cells)

/** The fields of a suggested column map. Earlier fields choose their column first. */
export const columnGuesses: readonly ColumnGuess[] = [
  {
    names: [
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
    to: 'metadata.stockId',
    fits: (cells) => !cells.includes('') && new Set(cells).size === cells.length,
  },
  { names: makeHeadings, to: 'vehicle.make', fits: areNoTitles },
  { names: modelHeadings, to: 'vehicle.model', fits: areNoTitles },
  {
    names: [
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
    to: 'vehicle.derivative',
  },
  { names: ['trim', 'trim level', 'grade'], to: 'vehicle.trim' },
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
    names: [
      'price',
      'price gbp',
      'asking price',
      'advertised price',
      'sale price',
      'retail price',
      'total price',
      'cost',
      'selling price',
      'screen price',
      'list price',
    ],
    to: price,
    as: 'pounds',
  },
  {
    names: [
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
    to: 'vehicle.yearOfManufacture',
    as: 'year',
    fits: isYear,
  },
  {
    names: [
      'registration',
      'registration number',
      'reg',
      'reg no',
      'vrm',
      'number plate',
      'vehicle registration',
    ],
    to: 'vehicle.registration',
    fits: hasNoYear,
  },
  { names: ['plate', 'reg plate', 'age identifier'], to: 'vehicle.plate', fits: mostly(/^\d\d$/) },
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
      'mileage',
      'miles',
      'mileage miles',
      'odometer',
      'odometer miles',
      'odometer reading',
      'odo',
      'distance covered',
    ],
    to: 'vehicle.odometerReadingMiles',
    as: 'miles',
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
  { names: ['fuel type', 'fuel', 'fueltype'], to: 'vehicle.fuelType' },
  {
    names: ['transmission', 'gearbox', 'gear box', 'transmission type', 'gearbox type', 'gears type', 'gear'],
    to: 'vehicle.transmissionType',
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
    names: ['body type', 'body', 'bodytype', 'body style', 'body shape', 'bodystyle'],
    to: 'vehicle.bodyType',
  },
  {
    names: ['colour', 'color', 'body colour', 'body color', 'exterior colour', 'exterior color', 'paint'],
    to: 'vehicle.colour',
  },
  {
    names: [
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
    to: 'vehicle.badgeEngineSizeLitres',
    as: 'litres',
    fits: mostlyOf((cell) => conversions.litres(cell) !== null),
  },
  {
    names: ['power', 'engine power', 'bhp', 'hp', 'horsepower', 'ps', 'power bhp', 'power hp'],
    to: 'vehicle.enginePowerBHP',
    as: 'power',
  },
  {
    names: ['doors', 'number of doors', 'no of doors', 'door count', 'num doors', 'doors number'],
    to: 'vehicle.doors',
    as: 'number',
  },
  {
    names: ['seats', 'number of seats', 'no of seats', 'seat count', 'num seats'],
    to: 'vehicle.seats',
    as: 'number',
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
  {
    names: ['emission class', 'emissions class', 'euro', 'euro status', 'euro standard', 'emission standard'],
    to: 'vehicle.emissionClass',
  },
  { names: ['service history', 'servicehistory', 'history'], to: 'vehicle.serviceHistory' },
  { names: ['drivetrain', 'drive type', 'drive', 'driven wheels', 'wheel drive'], to: 'vehicle.drivetrain' },
  {
    names: ['mpg', 'fuel consumption', 'fuel economy', 'combined mpg', 'average mpg'],
    to: 'vehicle.fuelEconomyWLTPCombinedMPG',
    as: 'number',
  },
  {
    names: ['co2', 'co2 emissions', 'emissions', 'co2 g km', 'co2 emission'],
    to: 'vehicle.co2EmissionGPKM',
    as: 'number',
  },
  {
    names: ['tax', 'road tax', 'tax per year', 'annual tax', 'ved', 'tax cost'],
    to: 'vehicle.vehicleExciseDutyWithoutSupplementGBP',
    as: 'pounds',
  },
  { names: ['insurance group', 'insurancegroup', 'insurance'], to: 'vehicle.insuranceGroup' },
  { names: ['top speed', 'max speed', 'top speed mph'], to: 'vehicle.topSpeedMPH', as: 'number' },
  {
    names: ['0 60', '0 60 mph', '0 to 60', '0 to 60 mph', 'acceleration'],
    to: 'vehicle.zeroToSixtyMPHSeconds',
    as: 'number',
  },
  {
    names: ['battery range', 'electric range', 'range miles'],
    to: 'vehicle.batteryRangeMiles',
    as: 'number',
  },
  { names: ['roof height', 'roof', 'roof type'], to: 'vehicle.roofHeightType' },
  { names: ['axle configuration', 'axles', 'axle config'], to: 'vehicle.axleConfiguration' },
  { names: ['payload', 'payload kg', 'payload weight'], to: 'vehicle.payloadWeightKG', as: 'number' },
  {
    names: ['load length', 'load length mm', 'payload length', 'payload length mm'],
    to: 'vehicle.payloadLengthMM',
    as: 'number',
  },
  {
    names: ['gross weight', 'gross vehicle weight', 'gvw', 'gvw kg', 'gross weight kg'],
    to: 'vehicle.grossVehicleWeightKG',
    as: 'number',
  },
  { names: ['town', 'city', 'location', 'place', 'seller town'], to: 'advertiser.location.town' },
  { names: ['county', 'region'], to: 'advertiser.location.county' },
  { names: ['postcode', 'post code', 'seller postcode'], to: 'advertiser.location.postCode' },
  { names: ['dealer', 'dealer name', 'seller', 'seller name', 'dealership'], to: 'advertiser.name' },
  { names: ['vat', 'vat status'], to: 'adverts.retailAdverts.vatStatus', fits: mostly(/vat/i) },
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
  { names: [...makeHeadings, ...modelHeadings], to: 'vehicle', as: 'title', fits: areTitles },
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
