import type { StockRecord } from './record.ts'

/**
 * What tells a vehicle from all others: "registration AB12CDE", "VIN WVWZZZ1KZAW000001". Only marks in a form that
 * the United Kingdom or ISO 3779 issues, so that "TBC" or "NEW 24" make no two vehicles one.
 */
export function vehicleMarks({ vehicle }: Pick<StockRecord, 'vehicle'>): string[] {
  const registration = plain(vehicle.registration)
  const vin = plain(vehicle.vin)
  return [
    ...(isRegistration(registration) ? [`registration ${registration}`] : []),
    ...(isVin(vin) ? [`VIN ${vin}`] : []),
  ]
}

function plain(text: unknown): string {
  return typeof text === 'string' && text.length <= longestMark
    ? text.toUpperCase().replaceAll(/[\s-]+/g, '')
    : ''
}

/** Characters, spaces included. */
const longestMark = 40

/** Since 2001, 1983 to 2001, 1963 to 1983, and before or of Northern Ireland. */
const forms = [
  /^[A-Z]{2}\d{2}[A-Z]{3}$/,
  /^[A-Z]\d{1,3}[A-Z]{3}$/,
  /^[A-Z]{3}\d{1,3}[A-Z]$/,
  /^[A-Z]{1,3}\d{1,4}$/,
  /^\d{1,4}[A-Z]{1,3}$/,
]

/** Words that dealers write until a vehicle is registered. */
const placeholder = /^(?:NEW|REG|TBC|TBA|DUE|PRE|VAN|CAR|ORD|STK|UN)\d|^(?:A1|XX)/

function isRegistration(text: string): boolean {
  return text.length >= 4 && !placeholder.test(text) && forms.some((form) => form.test(text))
}

/** Not a row of one sign: "00000000000000000". */
function isVin(text: string): boolean {
  return text.length === 17 && vinForm.test(text) && new Set(text).size >= 5
}

const vinForm = /^[A-HJ-NPR-Z\d]{17}$/
