import { site } from '#content/site.ts'
import { postcodeAreas } from '#domain/stock/postcode-areas.data.ts'

/** The towns of the postcode areas in which we have no branch, for a visitor to find the way on a map. */
export const townsBesideOurs = Object.values(postcodeAreas)
  .filter(([town]) => !site.branches.some((branch) => branch.town === town))
  .map(([town, latitude, longitude]) => ({ town, latitude, longitude }))
