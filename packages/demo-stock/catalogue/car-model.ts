export type CarSegment = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'S' | 'X' | 'J1' | 'J2' | 'J3' | 'M' | 'M7' | 'P'

export type Fuel = 'P' | 'D' | 'H' | 'X' | 'DX' | 'E' | 'G'

export interface Battery {
  capacityKWh: number
  rangeMiles: number
}

export interface CarEngine {
  name: string
  litres: number | null
  fuel: Fuel
  bhp: number
  gearboxes: readonly ('M' | 'A')[]
  drive: 'F' | 'R' | '4'
  battery: Battery | null
  /** The name says the trim as well. */
  complete: boolean
  from: number
  to: number
}

export interface CarModel {
  make: string
  model: string
  segment: CarSegment
  bodyType: string
  doors: readonly number[]
  picture: string
  from: number
  to: number
  /** Plain to costly. */
  trims: readonly string[]
  engines: readonly CarEngine[]
  automatic: string
  allWheel: string
  /** £, an average example three years old. */
  priceAtThree: number
  /** Fall of the price's logarithm a year. */
  decay: number
  weight: number
  meanBhp: number
}
