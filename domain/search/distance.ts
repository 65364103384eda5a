import type { Place } from '../stock/listing.ts'

/** Pier Head, Liverpool: where distances are measured from when the visitor gives no postcode. */
export const dealership: Place = { latitude: 53.4045, longitude: -2.9957 }

const earthRadiusMiles = 3958.7613
const radiansPerDegree = Math.PI / 180

/** Miles along the surface of a round earth (haversine), within half a per cent of the true way. */
export function milesBetween(a: Place, b: Place): number {
  const north = Math.sin(((b.latitude - a.latitude) * radiansPerDegree) / 2)
  const east = Math.sin(((b.longitude - a.longitude) * radiansPerDegree) / 2)
  const shrink = Math.cos(a.latitude * radiansPerDegree) * Math.cos(b.latitude * radiansPerDegree)
  const chord = north * north + shrink * east * east
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, chord)))
}
