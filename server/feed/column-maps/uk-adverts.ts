import { type ColumnMap, columnMapSchema } from './column-map.ts'

/** Adverts of used cars with their derivative, as aggregators of UK marketplaces export them: cars only, all for sale. */
export const ukAdverts: ColumnMap = columnMapSchema.parse({
  columns: {
    make: 'vehicle.make',
    model: 'vehicle.model',
    derivative: 'vehicle.derivative',
    priceGBP: { to: 'adverts.retailAdverts.totalPrice.amountGBP', as: 'pounds' },
    year: { to: 'vehicle.yearOfManufacture', as: 'number' },
    plate: 'vehicle.plate',
    bodyType: 'vehicle.bodyType',
    mileage: { to: 'vehicle.odometerReadingMiles', as: 'number' },
    engineLitres: { to: 'vehicle.badgeEngineSizeLitres', as: 'litres' },
    power: { to: 'vehicle.enginePowerBHP', as: 'power' },
    transmission: 'vehicle.transmissionType',
    fuelType: 'vehicle.fuelType',
    owners: { to: 'vehicle.owners', as: 'number' },
    town: 'advertiser.location.town',
    county: 'advertiser.location.county',
    priceIndicator: {
      to: 'adverts.retailAdverts.priceIndicatorRating',
      values: { Great: 'GREAT', Good: 'GOOD', Fair: 'FAIR', Lower: 'LOW', Higher: 'HIGH' },
    },
  },
  defaults: {
    'vehicle.vehicleType': 'Car',
    'metadata.lifecycleState': 'FORECOURT',
    'adverts.retailAdverts.advertiserAdvert.status': 'PUBLISHED',
  },
})
