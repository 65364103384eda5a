import type { DistanceRange } from './query.ts'
import type { Point } from './schema.ts'

const earthRadiusMiles = 3958.7613
const radiansPerDegree = Math.PI / 180

/** Great-circle distance (haversine) on a spherical earth; within 0.5 % of the geodesic. */
export function milesBetween(a: Point, b: Point): number {
  const north = Math.sin(((b.latitude - a.latitude) * radiansPerDegree) / 2)
  const east = Math.sin(((b.longitude - a.longitude) * radiansPerDegree) / 2)
  const shrink = Math.cos(a.latitude * radiansPerDegree) * Math.cos(b.latitude * radiansPerDegree)
  const chord = north * north + shrink * east * east
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** Whether `point` lies in the range, by its distance to the nearest whole mile. */
export function isWithin(point: Point, { from, low, high }: DistanceRange): boolean {
  const miles = Math.round(milesBetween(from, point))
  return miles >= low && miles <= high
}

/** How a dictionary keeps a point: the key is exact, so equal points share a code. */
export function pointKey({ latitude, longitude }: Point): string {
  return `${latitude} ${longitude}`
}

export function parsePoint(key: string): Point {
  const [latitude = 0, longitude = 0] = key.split(' ').map(Number)
  return { latitude, longitude }
}
