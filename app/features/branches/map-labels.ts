import { site } from '#content/site.ts'
import { postcodeAreas } from '#domain/stock/postcode-areas.data.ts'
import type { MapFrame, MapPoint } from './map-frame.ts'

/** A dot with its name, right of it or left. */
export interface MapLabel extends MapPoint {
  name: string
  side: 'start' | 'end'
}

/** The sides of a rectangle. */
interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

// For labels of up to 13 units.
const letterWidth = 7.5
const lineHeight = 15
const gap = 8

/** Gives names their places, so that none covers another or what is in the way already. */
export class LabelRoom {
  #frame: MapFrame
  #taken: Box[] = []

  constructor(frame: MapFrame) {
    this.#frame = frame
  }

  /** A dot with its name; null where something is in the way, and outside of the frame. */
  place(name: string, point: MapPoint): MapLabel | null {
    if (!this.#isFree(dotAt(point))) return null
    const label = this.placeName(name, point)
    if (label) this.keepDotFree(point)
    return label
  }

  /** The name of a dot that is drawn in any case, on the side that is free; null where neither is. */
  placeName(name: string, point: MapPoint): MapLabel | null {
    const labels = (['start', 'end'] as const).map((side) => ({ ...point, name, side }))
    return labels.find((label) => this.#take(boxOf(label))) ?? null
  }

  /** Keeps names off a text in the middle of a point, and off what is `above` it. */
  keepFree(point: MapPoint, letters: number, above: number): void {
    this.#taken.push(boxAround(point, letters, above))
  }

  keepDotFree(point: MapPoint): void {
    this.#taken.push(dotAt(point))
  }

  keepBoxFree(box: Box): void {
    this.#taken.push(box)
  }

  /** Whether a text in the middle of a point covers none. */
  isFree(point: MapPoint, letters: number): boolean {
    return this.#isFree(boxAround(point, letters, lineHeight / 2))
  }

  #take(box: Box): boolean {
    const { width, height } = this.#frame
    const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height
    if (!isInside || !this.#isFree(box)) return false
    this.#taken.push(box)
    return true
  }

  #isFree(box: Box): boolean {
    return !this.#taken.some((other) => overlaps(box, other))
  }
}

function dotAt({ x, y }: MapPoint): Box {
  return { left: x - gap / 2, right: x + gap / 2, top: y - gap / 2, bottom: y + gap / 2 }
}

/** Of the name of a dot. */
function boxOf({ x, y, name, side }: MapLabel): Box {
  const length = gap + name.length * letterWidth
  return {
    left: side === 'start' ? x + gap / 2 : x - length,
    right: side === 'start' ? x + length : x - gap / 2,
    top: y - lineHeight / 2,
    bottom: y + lineHeight / 2,
  }
}

/** Of a text in the middle of a point, and of what is above it. */
function boxAround({ x, y }: MapPoint, letters: number, above: number): Box {
  const half = (letters * letterWidth) / 2
  return { left: x - half, right: x + half, top: y - above, bottom: y + lineHeight }
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** The towns of the postcode areas in which we have no branch, for a visitor to find the way on a map. */
export const townsBesideOurs = Object.values(postcodeAreas)
  .filter(([town]) => !site.branches.some((branch) => branch.town === town))
  .map(([town, latitude, longitude]) => ({ town, latitude, longitude }))
