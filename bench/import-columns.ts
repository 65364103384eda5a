import type { StockRecord } from '../domain/stock/record.ts'
import { type ColumnMap, columnMapSchema } from '../server/feed/column-maps/column-map.ts'

/** The columns of the CSV feed. */
export const columns: Record<string, (record: StockRecord) => unknown> = {
  id: ({ metadata }) => metadata.stockId,
  arrived: ({ metadata }) => metadata.dateOnForecourt,
  type: ({ vehicle }) => vehicle.vehicleType,
  make: ({ vehicle }) => vehicle.make,
  model: ({ vehicle }) => vehicle.model,
  derivative: ({ vehicle }) => vehicle.derivative,
  registration: ({ vehicle }) => vehicle.registration,
  year: ({ vehicle }) => vehicle.yearOfManufacture,
  mileage: ({ vehicle }) => vehicle.odometerReadingMiles,
  gearbox: ({ vehicle }) => vehicle.transmissionType,
  fuel: ({ vehicle }) => vehicle.fuelType,
  body: ({ vehicle }) => vehicle.bodyType,
  colour: ({ vehicle }) => vehicle.colour,
  doors: ({ vehicle }) => vehicle.doors,
  price: ({ adverts }) => adverts.retailAdverts.totalPrice?.amountGBP,
  description: ({ adverts }) => adverts.retailAdverts.description,
}

export const columnMap: ColumnMap = columnMapSchema.parse({
  columns: {
    id: 'metadata.stockId',
    arrived: { to: 'metadata.dateOnForecourt', as: 'date' },
    type: 'vehicle.vehicleType',
    make: 'vehicle.make',
    model: 'vehicle.model',
    derivative: 'vehicle.derivative',
    registration: 'vehicle.registration',
    year: 'vehicle.yearOfManufacture',
    mileage: { to: 'vehicle.odometerReadingMiles', as: 'number' },
    gearbox: 'vehicle.transmissionType',
    fuel: 'vehicle.fuelType',
    body: 'vehicle.bodyType',
    colour: 'vehicle.colour',
    doors: { to: 'vehicle.doors', as: 'number' },
    price: { to: 'adverts.retailAdverts.totalPrice.amountGBP', as: 'pounds' },
    description: 'adverts.retailAdverts.description',
  },
  defaults: {
    'metadata.lifecycleState': 'FORECOURT',
    'adverts.retailAdverts.advertiserAdvert.status': 'PUBLISHED',
  },
})
