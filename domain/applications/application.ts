import type { applicationFields } from './application-fields.ts'

export type ApplicationField = (typeof applicationFields)[number]['name']

/** The body of the spec's call to the lead service. A field that the applicant left out is absent. */
export type ApplicationPayload = { [F in ApplicationField]?: string } & {
  vehicleId: string
  vehicleDetails: { make?: string; model?: string; registration?: string; mileage?: number }
}

export interface Application {
  /** The idempotency key, here and at the lead service. */
  id: string
  payload: ApplicationPayload
}
