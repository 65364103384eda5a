import sells from '#sells'

const allTypes = ['car', 'van', 'truck'] as const

export type VehicleType = (typeof allTypes)[number]

/** The channels of the site: the types that the dealer sells. Every listing belongs to one of them. */
export const vehicleTypes: readonly VehicleType[] = allTypes.filter((type) => sells[type].length > 0)

/** The type of searches and lists that name none. */
export const mainType: VehicleType = vehicleTypes[0] ?? 'car'

/** Whether it is a type that the dealer sells. */
export function isVehicleType(text: string | undefined): text is VehicleType {
  return vehicleTypes.some((type) => type === text)
}
