import type { StockRecord } from '#domain/stock/record.ts'
import type { ApplicationVehicle } from './application-values.ts'

/** A detail that the record lacks is left out. */
export function toApplicationVehicle({ metadata, vehicle }: StockRecord): ApplicationVehicle {
  const { make, model, registration, odometerReadingMiles } = vehicle
  return {
    vehicleId: metadata.stockId,
    vehicleDetails: {
      ...(make ? { make } : {}),
      ...(model ? { model } : {}),
      ...(registration ? { registration } : {}),
      ...(typeof odometerReadingMiles === 'number' ? { mileage: odometerReadingMiles } : {}),
    },
  }
}
