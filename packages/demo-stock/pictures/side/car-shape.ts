import type { Point } from '../geometry.ts'
import type { WheelDesign } from '../wheel.ts'
import type { HeadlampDesign, TailLampDesign } from './look.ts'

/** Between tyre and arch, in millimetres. */
export const archGap = 46

/** A car seen from its left side, in millimetres: x from the nose backwards, y above the ground. */
export interface CarShape {
  length: number
  /** Centres of the wheels, front first. */
  axles: readonly [front: number, rear: number, ...more: number[]]
  /** Outer radius of the tyre. */
  tyre: number
  /** A truck's cab relative to the largest, for mirrors and steps. */
  cabScale?: number
  wheel: WheelDesign
  finish?: 'silver' | 'dark'
  /** Height of the sill's lower edge. */
  sill: number
  /** The outline from the lower front, over bonnet and roof, to the lower rear. */
  outline: readonly Point[]
  /** Where in `outline` the windscreen begins and ends, and the roof and the rear screen end. */
  cowl: number
  screenTop: number
  roofEnd: number
  screenEnd: number
  /** The side glass, from its front lower corner along the belt, up the rear pillar and back under the roof. */
  glass: readonly Point[]
  /** Pillars that cross the glass: x at the belt, x at the roof, width. */
  pillars: readonly (readonly [bottom: number, top: number, width: number])[]
  /** Door edges at the belt: the first door's front, the gap between doors, the last door's rear. */
  doors: readonly number[]
  shoulder: readonly Point[]
  crease: readonly Point[]
  headlamp: readonly Point[]
  tailLamp: readonly Point[]
  /** `swept`, the lines of `headlamp` and `tailLamp` themselves, unless given. Others fill the boxes of these. */
  headlampDesign?: HeadlampDesign
  tailLampDesign?: TailLampDesign
  /** Unpainted arches and sills, as on an SUV. */
  cladding?: number
  rails?: boolean
  mirror: Point
  /** 1 on a car. */
  mirrorSize?: number
  /** A folding roof over these outline positions. */
  softTop?: readonly [from: number, to: number]
  /** A roof in black over a body in colour. */
  darkRoof?: boolean
  /** Body-coloured panels in place of the side glass behind this, as on a car made into a van. */
  blankFrom?: number
  /** A spare wheel on the tail door, centred here. */
  spareWheel?: Point
  /** More panes beside `glass`. */
  windows?: readonly (readonly Point[])[]
  /** Pressed fields of a blank side: left, bottom, right, top. */
  panels?: readonly (readonly [number, number, number, number])[]
  /** Further gaps between panels. */
  cuts?: readonly (readonly Point[])[]
  /** Door handles beyond those that `doors` gives. */
  grips?: readonly Point[]
  /** A black strip along the side: left, bottom, right, top. */
  strip?: readonly [number, number, number, number]
  /** On a pickup's bed: a hard cover and a sports bar, or a rack for ladders. */
  bed?: 'covered' | 'racked'
  /** The load body on the chassis behind the cab. */
  load?: Load
}

export interface Load {
  kind:
    | 'luton'
    | 'dropside'
    | 'tipper'
    | 'bare'
    | 'fifth-wheel'
    | 'box'
    | 'curtain'
    | 'skip'
    | 'flat'
    | 'cold'
  /** From behind the cab to the tail. */
  from: number
  to: number
  /** Upper edge of the chassis rails. */
  rail: number
  /** Height of the load body's top. */
  top: number
}
