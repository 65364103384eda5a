import type { ApplicationPayload } from '#domain/applications/application.ts'
import { listingState } from '#domain/stock/listing-state.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { nameOf, textOf } from '../record/record-text.ts'

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

/** The vehicle of an application, as its page shows it. */
export interface FormVehicle {
  id: string
  name: string
  derivative: string | null
  reserved: boolean
  /** For the tab of the header. */
  type: VehicleType | null
}

export function toFormVehicle(record: StockRecord): FormVehicle {
  return {
    id: record.metadata.stockId,
    name: nameOf(record),
    derivative: textOf(record.vehicle, 'derivative'),
    reserved: listingState(record) === 'reserved',
    type: vehicleType(record),
  }
}
