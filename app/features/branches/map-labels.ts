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
    if (!this.isFree(dotBox(point))) return null
    const label = this.placeName(name, point)
    if (label) this.keepFree(dotBox(point))
    return label
  }

  /** The name of a dot that is drawn in any case, on the side that is free; null where neither is. */
  placeName(name: string, point: MapPoint): MapLabel | null {
    const labels = (['start', 'end'] as const).map((side) => ({ ...point, name, side }))
    return labels.find((label) => this.#take(nameBox(label))) ?? null
  }

  /** Keeps names off it. */
  keepFree(box: Box): void {
    this.#taken.push(box)
  }

  isFree(box: Box): boolean {
    return !this.#taken.some((other) => overlaps(box, other))
  }

  #take(box: Box): boolean {
    const { width, height } = this.#frame
    const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height
    if (!isInside || !this.isFree(box)) return false
    this.keepFree(box)
    return true
  }
}

export function dotBox({ x, y }: MapPoint): Box {
  return { left: x - gap / 2, right: x + gap / 2, top: y - gap / 2, bottom: y + gap / 2 }
}

function nameBox({ x, y, name, side }: MapLabel): Box {
  const length = gap + name.length * letterWidth
  return {
    left: side === 'start' ? x + gap / 2 : x - length,
    right: side === 'start' ? x + length : x - gap / 2,
    top: y - lineHeight / 2,
    bottom: y + lineHeight / 2,
  }
}

/** Of a text in the middle of a point, and of what is above it. */
export function textBox({ x, y }: MapPoint, text: string, above = lineHeight / 2): Box {
  const half = (text.length * letterWidth) / 2
  return { left: x - half, right: x + half, top: y - above, bottom: y + lineHeight }
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** The towns of the postcode areas in which we have no branch, for a visitor to find the way on a map. */
export const townsBesideOurs = Object.values(postcodeAreas)
  .filter(([town]) => !site.branches.some((branch) => branch.town === town))
  .map(([town, latitude, longitude]) => ({ town, latitude, longitude }))
