import type { applicationFields } from './application-fields.ts'

export type ApplicationField = (typeof applicationFields)[number]['name']

/** The body of the spec's call to the lead service. Fields without an answer may be absent. */
export type ApplicationPayload = { [F in ApplicationField]?: string } & {
  vehicleId: string
  vehicleDetails: { make?: string; model?: string; registration?: string; mileage?: number }
}

export interface Application {
  /** Also the Idempotency-Key at the lead service. */
  id: string
  payload: ApplicationPayload
}
