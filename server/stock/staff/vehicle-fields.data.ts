import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { type ColumnMap, columnMapSchema } from '../../feed/column-maps/column-map.ts'

/** A field of a vehicle that is added by hand: its name in the file, and the question on a terminal. */
interface VehicleField {
  name: string
  question: string
  to: ColumnMap['columns'][string]['to']
  as?: ColumnMap['columns'][string]['as']
  values?: Record<string, string>
  isRequired?: true
}

/** In the order of the questions. */
export const vehicleFields: readonly VehicleField[] = [
  { name: 'registration', question: 'Registration, if it has one', to: 'vehicle.registration' },
  { name: 'stock number', question: 'Stock number, if not the registration', to: 'metadata.stockId' },
  {
    name: 'type',
    question: `Type: ${vehicleTypes.join(' or ')}`,
    to: 'vehicle.vehicleType',
    values: { car: 'Car', van: 'Van', truck: 'Truck' },
    isRequired: true,
  },
  {
    name: 'condition',
    question: 'New or used, if it has no registration',
    to: 'vehicle.ownershipCondition',
  },
  { name: 'make', question: 'Make', to: 'vehicle.make', isRequired: true },
  { name: 'model', question: 'Model', to: 'vehicle.model', isRequired: true },
  { name: 'derivative', question: 'Derivative: "1.0 EcoBoost ST-Line 5dr"', to: 'vehicle.derivative' },
  {
    name: 'price',
    question: 'Price: "12,995", "11,995 + VAT", "11,995 inc VAT" or "POA"',
    to: 'adverts.retailAdverts.totalPrice.amountGBP',
    as: 'pounds',
    isRequired: true,
  },
  { name: 'year', question: 'Year', to: 'vehicle.yearOfManufacture', as: 'year' },
  { name: 'mileage', question: 'Mileage', to: 'vehicle.odometerReadingMiles', as: 'miles' },
  { name: 'fuel', question: 'Fuel', to: 'vehicle.fuelType' },
  { name: 'gearbox', question: 'Gearbox: Manual or Automatic', to: 'vehicle.transmissionType' },
  { name: 'body', question: 'Body: Hatchback, SUV, Panel Van, Tipper …', to: 'vehicle.bodyType' },
  { name: 'colour', question: 'Colour', to: 'vehicle.colour' },
  { name: 'doors', question: 'Doors', to: 'vehicle.doors', as: 'number' },
  { name: 'seats', question: 'Seats', to: 'vehicle.seats', as: 'number' },
  {
    name: 'engine',
    question: 'Engine in litres: "1.6" or "1598cc"',
    to: 'vehicle.badgeEngineSizeLitres',
    as: 'litres',
  },
  {
    name: 'power',
    question: 'Power: "125", "125 PS" or "92 kW"',
    to: 'vehicle.enginePowerBHP',
    as: 'power',
  },
  { name: 'emissions', question: 'Emission class: "Euro 6"', to: 'vehicle.emissionClass' },
  { name: 'co2', question: 'CO2 in g/km', to: 'vehicle.co2EmissionGPKM', as: 'number' },
  {
    name: 'first registered',
    question: 'First registered: "14/03/2019"',
    to: 'vehicle.firstRegistrationDate',
    as: 'date',
  },
  { name: 'owners', question: 'Previous keepers', to: 'vehicle.owners', as: 'number' },
  { name: 'service history', question: 'Service history', to: 'vehicle.serviceHistory' },
  { name: 'mot', question: 'MOT until: "14/03/2027"', to: 'vehicle.motExpiryDate', as: 'date' },
  {
    name: 'history check',
    question: 'History check, bought of: "HPI"',
    to: 'historyCheck.provider',
  },
  {
    name: 'history check result',
    question: 'Result of the history check: "No finance, not stolen"',
    to: 'historyCheck.result',
  },
  {
    name: 'history check day',
    question: 'Day of the history check: "14/03/2026"',
    to: 'historyCheck.date',
    as: 'date',
  },
  {
    name: 'history check link',
    question: 'Link to the history check: "https://…"',
    to: 'historyCheck.href',
  },
  { name: 'wheelbase', question: 'Wheelbase of a van: "LWB"', to: 'vehicle.wheelbaseType' },
  { name: 'cab', question: 'Cab of a van or truck', to: 'vehicle.cabType' },
  { name: 'axles', question: 'Axles of a truck: "6x2"', to: 'vehicle.axleConfiguration' },
  {
    name: 'gross weight',
    question: 'Gross weight in kilograms',
    to: 'vehicle.grossVehicleWeightKG',
    as: 'number',
  },
  { name: 'branch', question: 'Branch: its town or postcode', to: 'advertiser.location.town' },
  { name: 'headline', question: 'Headline', to: 'adverts.retailAdverts.attentionGrabber' },
  { name: 'description', question: 'Description', to: 'adverts.retailAdverts.description' },
]

/** The same fields as columns of one row. */
export const vehicleMap: ColumnMap = columnMapSchema.parse({
  columns: Object.fromEntries(
    vehicleFields.map(({ name, to, as, values }) => [name, { to, as, values, optional: true }]),
  ),
  defaults: {
    'metadata.lifecycleState': 'FORECOURT',
    'adverts.retailAdverts.advertiserAdvert.status': 'PUBLISHED',
  },
})
