import { site } from '#content/site.ts'
import type { Place } from '#domain/stock/listing.ts'
import { postcodeAreas } from '#domain/stock/postcode-areas.data.ts'

/** A drawing of the region around a place: towns, our sites, and rings of distance. In units of its view box. */
export interface RegionMap {
  width: number
  height: number
  /** The place itself, in the middle. */
  centre: MapPoint & { name: string }
  sites: MapLabel[]
  towns: MapLabel[]
  rings: { miles: number; radius: number; label: MapPoint | null }[]
}

interface MapPoint {
  x: number
  y: number
}

/** A dot with its name, right of it or left. */
export interface MapLabel extends MapPoint {
  name: string
  side: 'start' | 'end'
}

const [width, height] = [400, 300]
const milesAcross = 56
const unitsPerMile = width / milesAcross
/** Of latitude. */
const milesPerDegree = 69.05
const ringMiles = [10, 20]

// For labels of 11 units: about 6 for a letter.
const letterWidth = 6
const lineHeight = 15
const gap = 8

/** The region around `place`, called `name`. Names that would cover another are left out, ours last. */
export function drawRegion(place: Place, name: string): RegionMap {
  const taken = [boxAround(middle, name.length, 28)]
  const free = (label: MapLabel) => {
    const box = boxOf(label)
    const isFree = isInside(box) && !taken.some((other) => overlaps(box, other))
    if (isFree) taken.push(box)
    return isFree
  }
  const label = (town: string, at: Place): MapLabel[] => {
    const point = pointOf(at, place)
    const placed = (['start', 'end'] as const).map((side) => ({ ...point, name: town, side })).find(free)
    return placed ? [placed] : []
  }
  const sites = site.branches
    .filter(({ town }) => town !== name)
    .flatMap((branch) => label(branch.town, branch))
  const towns = Object.values(postcodeAreas)
    .filter(([town]) => !site.branches.some((branch) => branch.town === town))
    .flatMap(([town, latitude, longitude]) => label(town, { latitude, longitude }))
  const rings = ringMiles.map((miles) => {
    const radius = Math.round(miles * unitsPerMile)
    const places = ringLabelAngles.map((angle) => pointOnRing(radius - 8, angle))
    const free = places.find((at) => {
      const box = boxAround(at, `${miles} miles`.length, lineHeight / 2)
      return !taken.some((other) => overlaps(box, other))
    })
    return { miles, radius, label: free ?? null }
  })
  return { width, height, centre: { ...middle, name }, sites, towns, rings }
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

const middle: MapPoint = { x: width / 2, y: height / 2 }

/** Equirectangular, which is exact enough within some 30 miles. */
function pointOf(at: Place, centre: Place): MapPoint {
  const perLongitude = milesPerDegree * Math.cos((centre.latitude * Math.PI) / 180)
  return {
    x: Math.round(middle.x + (at.longitude - centre.longitude) * perLongitude * unitsPerMile),
    y: Math.round(middle.y - (at.latitude - centre.latitude) * milesPerDegree * unitsPerMile),
  }
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Of the dot and its name. */
function boxOf({ x, y, name, side }: MapLabel): Box {
  const length = gap + name.length * letterWidth
  return {
    left: side === 'start' ? x - gap / 2 : x - length,
    right: side === 'start' ? x + length : x + gap / 2,
    top: y - lineHeight / 2,
    bottom: y + lineHeight / 2,
  }
}

/** Of a text in the middle of a point, and of what is above it. */
function boxAround({ x, y }: MapPoint, letters: number, above: number): Box {
  const half = (letters * (letterWidth + 1)) / 2
  return { left: x - half, right: x + half, top: y - above, bottom: y + lineHeight }
}

function isInside({ left, right, top, bottom }: Box): boolean {
  return left >= 0 && right <= width && top >= 0 && bottom <= height
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
