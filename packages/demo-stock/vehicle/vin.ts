import type { VehicleType } from '../demo-record.ts'

/** No country's VINs begin with 0 (ISO 3780), so these belong to no real vehicle. */
const maker = '0DEM0'
const descriptor: Readonly<Record<VehicleType, string>> = { car: 'CAR', van: 'VAN', truck: 'TRK' }

/** The weight of each character, and what a letter counts: 49 CFR 565.15. The ninth character is the check digit. */
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const lettersByValue = ['', 'AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ']

/** The made-up VIN of the stock's vehicle `position`, below 100 million, with a valid check digit. */
export function vinOf(type: VehicleType, position: number): string {
  const start = maker + descriptor[type]
  const serial = String(position + 1).padStart(8, '0')
  return start + checkDigit(`${start}0${serial}`) + serial
}

/** The check digit that a VIN must have, whatever its ninth character is now. */
export function checkDigit(vin: string): string {
  const sum = vin.split('').reduce((total, character, index) => {
    const digit = /\d/.test(character)
      ? Number(character)
      : lettersByValue.findIndex((letters) => letters.includes(character))
    return total + digit * (weights[index] ?? 0)
  }, 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}
