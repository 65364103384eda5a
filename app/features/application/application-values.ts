import type { ApplicationField, ApplicationPayload } from '#domain/applications/application.ts'
import { applicationFields, type FormField } from '#domain/applications/application-fields.ts'

/** What the applicant has filled in so far; an empty text where nothing. */
export type ApplicationValues = Record<ApplicationField, string>

/** The vehicle that the application is for, as the lead service wants it. */
export type ApplicationVehicle = Pick<ApplicationPayload, 'vehicleId' | 'vehicleDetails'>

export const emptyValues = Object.fromEntries(
  applicationFields.map(({ name }) => [name, '']),
) as ApplicationValues

/** The body of the spec's call: the vehicle and every field of the form. */
export function toPayload(vehicle: ApplicationVehicle, values: ApplicationValues) {
  return { vehicleId: vehicle.vehicleId, vehicleDetails: vehicle.vehicleDetails, ...values }
}

/** The values of a form that was posted whole; files and unknown fields are passed over. */
export function valuesFromForm(form: FormData): ApplicationValues {
  const entries = applicationFields.map(({ name }) => {
    const value = form.get(name)
    return [name, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(entries) as ApplicationValues
}

/** A step's answers in one line for the eye; empty when none was given. */
export function summariseAnswers(fields: readonly FormField[], values: ApplicationValues): string {
  return fields
    .map(({ name }) => values[name])
    .filter((value) => value !== '')
    .join(', ')
}
