import { type VehicleType, vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'

const landingTopics = ['home', 'used', 'new', 'finance', 'leasing'] as const

export type LandingTopic = (typeof landingTopics)[number]

export interface LandingPlace {
  /** `/vans` for the home page of a category, or `/vans/used` for one of its topics. */
  path: string
  type: VehicleType
  topic: LandingTopic
  /** Its MDX file under `content/`, without the extension. */
  file: string
}

export const landingPages: readonly LandingPlace[] = vehicleTypes.flatMap((type) =>
  landingTopics.map((topic) => {
    const category = vehicleTypeWords[type].plural
    if (topic === 'home') return { path: `/${category}`, type, topic, file: `landing/${category}` }
    return { path: `/${category}/${topic}`, type, topic, file: `landing/${category}-${topic}` }
  }),
)
