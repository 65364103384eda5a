/** A category of driving licence for a goods vehicle. */
export type LicenceCategory = 'B' | 'C1' | 'C' | 'C+E'

/**
 * What a driver needs for a vehicle of this gross weight in kilograms: C1 above 3,500, C above 7,500, and C+E for what
 * draws a heavy trailer. Null where the weight is unknown. Source: GOV.UK, driving licence categories. A zero-emission
 * vehicle of up to 4,250 kg, which B covers too, is not told apart.
 */
export function licenceCategory(grossWeightKg: number | null, isTractor: boolean): LicenceCategory | null {
  if (isTractor) return 'C+E'
  if (grossWeightKg === null || grossWeightKg <= 0) return null
  if (grossWeightKg <= 3_500) return 'B'
  return grossWeightKg <= 7_500 ? 'C1' : 'C'
}
