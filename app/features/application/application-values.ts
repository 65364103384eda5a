import { adviseAnswer, isAdvisedField } from '#domain/applications/advise-answer.ts'
import type { ApplicationField, ApplicationPayload } from '#domain/applications/application.ts'
import { applicationFields, type FormField } from '#domain/applications/application-fields.ts'
import { joinBirthDate } from '#domain/applications/birth-date.ts'
import { numberAnswer } from '#domain/applications/number-answer.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { ukDay } from '#domain/stock/uk-day.ts'

/** What the applicant has filled in so far; '' for a field left blank. */
export type ApplicationValues = Record<ApplicationField, string>

export const emptyValues = Object.fromEntries(
  applicationFields.map(({ name }) => [name, '']),
) as ApplicationValues

/** A stored application, as the applicant sees it afterwards. */
export interface SentApplication {
  /** Null where the answer of the server did not name one. */
  reference: string | null
  /** The secret address of the page that tells what was done; null where the answer of the server did not name one. */
  statusPath: string | null
  /** Null once the page has been left: answers are personal, and therefore in memory only. */
  values: ApplicationValues | null
}

/**
 * The body of the spec's call: the vehicle and every field of the form, and the finance where the visitor chose it. A
 * number is as a native box sends it, `1850.50` for "£1,850.50 pcm", and as typed where it cannot be read.
 */
export function toPayload(
  { vehicleId, vehicleDetails, finance }: ApplicationVehicle,
  values: ApplicationValues,
) {
  const sent = { ...values }
  for (const field of applicationFields)
    if (field.type === 'number')
      sent[field.name] = numberAnswer(field.name, values[field.name]) ?? values[field.name]
  return { vehicleId, vehicleDetails, ...(finance ? { finance } : {}), ...sent }
}

/** The values of a posted form. Files and unknown fields are ignored. */
export function valuesFromForm(form: FormData): ApplicationValues {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const entries = applicationFields.map(({ name, type }) => [
    name,
    type === 'birth-date'
      ? joinBirthDate({ day: text(`${name}-day`), month: text(`${name}-month`), year: text(`${name}-year`) })
      : text(name),
  ])
  return Object.fromEntries(entries) as ApplicationValues
}

/** The answers of a step in one line; '' when none was given. */
export function summariseAnswers(fields: readonly FormField[], values: ApplicationValues): string {
  return fields
    .filter(({ name }) => values[name] !== '')
    .map(({ name }) => textOfAnswer(name, values[name]))
    .join(', ')
}

/** An answer as it was entered. A date reads "17/04/1988". */
export function textOfAnswer(field: ApplicationField, value: string): string {
  return field === 'dob' ? value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1') : value
}

/** Format advice on an answer, with today's date in the UK; null without any. */
export function adviceOn(field: ApplicationField, value: string): string | null {
  return isAdvisedField(field) ? adviseAnswer(field, value, ukDay(Date.now())) : null
}

/** What an application is for, as the lead service wants it: the vehicle, and the finance where the visitor chose it. */
export type ApplicationVehicle = Pick<ApplicationPayload, 'vehicleId' | 'vehicleDetails' | 'finance'>

/** A detail that the record lacks is ''. */
export function toApplicationVehicle({ metadata, vehicle }: StockRecord): ApplicationVehicle {
  const { make, model, registration, odometerReadingMiles } = vehicle
  return {
    vehicleId: metadata.stockId,
    vehicleDetails: {
      make: make ?? '',
      model: model ?? '',
      registration: registration ?? '',
      mileage: odometerReadingMiles ?? '',
    },
  }
}
