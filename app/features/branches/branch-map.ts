import type { Place } from '#domain/stock/listing.ts'
import {
  type Coasts,
  coastsIn,
  type MapFrame,
  type MapPoint,
  milesPerDegree,
  milesPerLongitude,
  pointOf,
} from './map-frame.ts'
import { dotBox, LabelRoom, type MapLabel, townsBesideOurs } from './map-labels.ts'

/** A drawing of the branches and the region around them. In units of its view box. */
export interface BranchMap {
  width: number
  height: number
  coasts: Coasts
  /** A dot for each branch. */
  dots: MapPoint[]
  /** Their names. One that would cover another is left out. */
  names: MapLabel[]
  towns: MapLabel[]
  /** A line of so many miles, `length` long. */
  scale: { miles: number; length: number }
  /** The whole country in a corner without a branch, with the region marked; null where the map shows most of it. */
  country: (MapPoint & { width: number; height: number; path: string; region: MapPoint }) | null
}

const size = { width: 400, height: 320 }
/** A single branch is shown with what is within about 30 miles. */
const fewestMiles = 64
/** Of the farthest branches from the edge, as a share of the map. */
const margin = 1.35

const countrySize = { width: 58, height: 92 }
/** From Jersey to Shetland are about 810 miles. */
const countryFrame: MapFrame = {
  ...countrySize,
  centre: { latitude: 55, longitude: -3.2 },
  unitsPerMile: countrySize.height / 840,
}
/** Wider than this, a map shows where in the country it is. */
const mostMilesWithCountry = 220
const inset = 8

/** The branches of a dealer, one or many. */
export function drawBranches(branches: readonly (Place & { name: string })[]): BranchMap {
  const frame = frameAround(branches)
  const room = new LabelRoom(frame)
  const dots = branches.map((branch) => pointOf(frame, branch))
  const country = drawCountry(frame, dots)
  if (country) {
    const { x, y, width, height } = country
    room.keepFree({ left: x, right: x + width, top: y, bottom: y + height })
  }
  for (const dot of dots) room.keepFree(dotBox(dot))
  const names = branches.flatMap(({ name, ...at }) => room.placeName(name, pointOf(frame, at)) ?? [])
  const towns = townsBesideOurs.flatMap(({ town, ...at }) => room.place(town, pointOf(frame, at)) ?? [])
  const miles = [100, 50, 20, 10].find((each) => each * frame.unitsPerMile < size.width / 3) ?? 10
  const scale = { miles, length: Math.round(miles * frame.unitsPerMile) }
  return { ...size, coasts: coastsIn(frame), dots, names, towns, scale, country }
}

function frameAround(branches: readonly Place[]): MapFrame {
  const [south, north] = endsOf(branches.map(({ latitude }) => latitude))
  const [west, east] = endsOf(branches.map(({ longitude }) => longitude))
  const centre = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  const across = (east - west) * milesPerLongitude(centre.latitude) * margin
  const down = (north - south) * milesPerDegree * margin
  const miles = Math.max(fewestMiles, across, (down * size.width) / size.height)
  return { ...size, centre, unitsPerMile: size.width / miles }
}

function endsOf(values: readonly number[]): [lowest: number, highest: number] {
  return [Math.min(...values), Math.max(...values)]
}

function drawCountry(frame: MapFrame, dots: readonly MapPoint[]): BranchMap['country'] {
  if (size.width / frame.unitsPerMile > mostMilesWithCountry) return null
  const { width, height } = countrySize
  const [right, bottom] = [size.width - width - inset, size.height - height - inset]
  const corners = [right, inset].flatMap((x) => [inset, bottom].map((y) => ({ x, y })))
  const isEmpty = (corner: MapPoint) =>
    !dots.some(
      ({ x, y }) =>
        x > corner.x - inset &&
        x < corner.x + width + inset &&
        y > corner.y - inset &&
        y < corner.y + height + inset,
    )
  const corner = corners.find(isEmpty)
  if (!corner) return null
  const region = pointOf(countryFrame, frame.centre)
  return { ...corner, width, height, path: coastsIn(countryFrame).ours, region }
}
