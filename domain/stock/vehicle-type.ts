/** The channels of the site. Every listing belongs to one of them; a dealer may sell fewer (`content/sold-types.ts`). */
export const vehicleTypes = ['car', 'van', 'truck'] as const

export type VehicleType = (typeof vehicleTypes)[number]

export function isVehicleType(text: string | undefined): text is VehicleType {
  return vehicleTypes.some((type) => type === text)
}
