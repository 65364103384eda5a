import { site } from '#content/site.ts'
import type { Place } from '#domain/stock/listing.ts'
import { type Coasts, coastsIn, type MapFrame, type MapPoint, pointOf } from './map-frame.ts'
import { LabelRoom, type MapLabel, textBox, townsBesideOurs } from './map-labels.ts'

/** A drawing of the region around a place: coasts, towns, our branches, and rings of distance. In units of its view box. */
export interface RegionMap {
  width: number
  height: number
  coasts: Coasts
  /** The place itself, in the middle. */
  centre: MapPoint & { name: string }
  sites: MapLabel[]
  towns: MapLabel[]
  rings: { miles: number; radius: number; label: MapPoint | null }[]
}

const size = { width: 400, height: 300 }
const middle: MapPoint = { x: size.width / 2, y: size.height / 2 }
const milesAcross = 56
const unitsPerMile = size.width / milesAcross
const ringMiles = [10, 20]

/** The region around `place`, called `name`. Names that would cover another are left out, ours last. */
export function drawRegion(place: Place, name: string): RegionMap {
  const frame: MapFrame = { ...size, centre: place, unitsPerMile }
  const room = new LabelRoom(frame)
  room.keepFree(textBox(middle, name, 28))
  const label = (town: string, at: Place) => room.place(town, pointOf(frame, at)) ?? []
  const sites = site.branches
    .filter((branch) => branch.name !== name)
    .flatMap((branch) => label(branch.name, branch))
  const towns = townsBesideOurs.flatMap(({ town, ...at }) => label(town, at))
  const rings = ringMiles.map((miles) => {
    const radius = Math.round(miles * unitsPerMile)
    const places = ringLabelAngles.map((angle) => pointOnRing(radius - 8, angle))
    return { miles, radius, label: places.find((at) => room.isFree(textBox(at, `${miles} miles`))) ?? null }
  })
  return { ...size, coasts: coastsIn(frame), centre: { ...middle, name }, sites, towns, rings }
}

/** Clockwise from the foot of the ring, in quarters. */
const ringLabelAngles = [0, 0.5, -0.5, 2, 1.5, -1.5, 0.25, -0.25]

function pointOnRing(radius: number, quarters: number): MapPoint {
  const angle = (quarters * Math.PI) / 2
  return {
    x: Math.round(middle.x - radius * Math.sin(angle)),
    y: Math.round(middle.y + radius * Math.cos(angle)),
  }
}
