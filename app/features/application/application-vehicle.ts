import type { ApplicationPayload } from '#domain/applications/application.ts'
import type { StockRecord } from '#domain/stock/record.ts'

/** What an application is for, as the lead service wants it: the vehicle, and the finance where the visitor chose it. */
export type ApplicationVehicle = Pick<ApplicationPayload, 'vehicleId' | 'vehicleDetails' | 'finance'>

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
