/** The three channels of the site. Every listing belongs to one of them. */
export const vehicleTypes = ['car', 'van', 'truck'] as const

export type VehicleType = (typeof vehicleTypes)[number]

export function isVehicleType(text: string | undefined): text is VehicleType {
  return vehicleTypes.some((type) => type === text)
}
