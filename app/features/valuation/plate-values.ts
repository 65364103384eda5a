import type { EnquiryValues } from '#domain/enquiries/enquiry-answers.ts'
import { plateFields } from '#domain/enquiries/enquiry-fields.ts'
import { registerPlate } from '#domain/registers/plate.ts'

/** A number plate that a visitor has sent. */
export interface OwnPlate {
  /** As it was typed. */
  registration: string
  /** The plate that the DVLA was asked about: that of `values`. Null while it was not. */
  plate: string | null
  /** What the DVLA has filled in, as the person has left it. */
  values: EnquiryValues
}

/** In a form: the number plate whose facts are in it. */
export const filledFromName = 'filledFrom'

/** Characters of one value. */
const longest = 200

/**
 * What the DVLA has filled in of a plate, as the person has left it. Nothing where the form has another plate by now: those
 * were the facts of another vehicle.
 *
 * @param registration the number plate of the form.
 */
export function plateValues(form: FormData, registration: string): EnquiryValues {
  const from = registerPlate(textOf(form, filledFromName))
  if (from === null || from !== registerPlate(registration)) return {}
  return Object.fromEntries(plateFields.map((field) => [field, textOf(form, field)]))
}

/** The plate that has filled in the form; null for none. */
export function filledFrom(form: FormData): string | null {
  return registerPlate(textOf(form, filledFromName))
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, longest) : ''
}
