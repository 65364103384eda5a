import type { Place } from '#domain/stock/listing.ts'
import { coasts } from './coast.data.ts'

/** The units of a drawing: those of its view box. */
export interface MapPoint {
  x: number
  y: number
}

/** What a drawing shows: `centre` in the middle of its view box. */
export interface MapFrame {
  width: number
  height: number
  centre: Place
  unitsPerMile: number
}

/** The coasts in a frame, each as the data of an SVG path; '' without any. */
export interface Coasts {
  ours: string
  neighbours: string
}

/** Of latitude. */
export const milesPerDegree = 69.05

/** Of longitude, at a latitude. */
export function milesPerLongitude(latitude: number): number {
  return milesPerDegree * Math.cos((latitude * Math.PI) / 180)
}

/** Where a place is in a drawing. */
export function pointOf(frame: MapFrame, at: Place): MapPoint {
  return projectionOf(frame)(at)
}

/** Equirectangular, which is exact enough for a drawing of a region. */
function projectionOf({ width, height, centre, unitsPerMile }: MapFrame): (place: Place) => MapPoint {
  const across = milesPerLongitude(centre.latitude) * unitsPerMile
  const down = milesPerDegree * unitsPerMile
  return ({ latitude, longitude }) => ({
    x: Math.round(width / 2 + (longitude - centre.longitude) * across),
    y: Math.round(height / 2 - (latitude - centre.latitude) * down),
  })
}

/** How many units outside of its frame a coast is cut, so that the line of the cut is not seen. */
const outside = 4

export function coastsIn(frame: MapFrame): Coasts {
  return { ours: pathOf(lines.ours, frame), neighbours: pathOf(lines.neighbours, frame) }
}

/** Each line with the corners of the rectangle around it. */
interface Line {
  places: readonly Place[]
  northWest: Place
  southEast: Place
}

const lines = { ours: coasts.ours.map(toLine), neighbours: coasts.neighbours.map(toLine) }

function toLine(text: string): Line {
  const figures = text.split(' ').map((figure) => Number(figure) / 1_000)
  const longitudes = figures.filter((_, index) => index % 2 === 0)
  const latitudes = figures.filter((_, index) => index % 2 === 1)
  return {
    places: longitudes.map((longitude, index) => ({ longitude, latitude: latitudes[index] ?? 0 })),
    northWest: { longitude: Math.min(...longitudes), latitude: Math.max(...latitudes) },
    southEast: { longitude: Math.max(...longitudes), latitude: Math.min(...latitudes) },
  }
}

function pathOf(coast: readonly Line[], frame: MapFrame): string {
  const project = projectionOf(frame)
  const isNear = ({ northWest, southEast }: Line) => {
    const [from, to] = [project(northWest), project(southEast)]
    return from.x < frame.width && to.x > 0 && from.y < frame.height && to.y > 0
  }
  return coast
    .filter(isNear)
    .map(({ places }) => cutToFrame(withoutRepeats(places.map(project)), frame))
    .filter(({ length }) => length > 2)
    .map((points) => `M${points.map(({ x, y }) => `${x} ${y}`).join(' ')}Z`)
    .join('')
}

/** By Sutherland and Hodgman: cut at one edge after the other. */
function cutToFrame(points: readonly MapPoint[], { width, height }: MapFrame): MapPoint[] {
  const edges = [
    ({ x }: MapPoint) => x + outside,
    ({ x }: MapPoint) => width + outside - x,
    ({ y }: MapPoint) => y + outside,
    ({ y }: MapPoint) => height + outside - y,
  ]
  return edges.reduce<MapPoint[]>(cutAtEdge, [...points])
}

/** @param inside is positive on the side of the edge that is kept. */
function cutAtEdge(points: readonly MapPoint[], inside: (point: MapPoint) => number): MapPoint[] {
  const kept: MapPoint[] = []
  let from = points.at(-1)
  for (const to of points) {
    const [before, now] = [inside(from ?? to), inside(to)]
    if (from && before >= 0 !== now >= 0) kept.push(crossing(from, to, before / (before - now)))
    if (now >= 0) kept.push(to)
    from = to
  }
  return kept
}

function crossing(from: MapPoint, to: MapPoint, share: number): MapPoint {
  return {
    x: Math.round(from.x + (to.x - from.x) * share),
    y: Math.round(from.y + (to.y - from.y) * share),
  }
}

/** Points that a small drawing rounds to the same place. */
function withoutRepeats(points: readonly MapPoint[]): MapPoint[] {
  return points.filter(({ x, y }, index) => {
    const before = points[index - 1]
    return !before || before.x !== x || before.y !== y
  })
}
