import type { DemoVehicle, VehicleType } from '../demo-record.ts'
import type { Site } from '../sites.data.ts'
import type { Feature } from './choose-features.ts'

/** One vehicle worked out, before it is put into the shape of a stock record. */
export interface Draft {
  type: VehicleType
  vehicle: DemoVehicle
  price: number
  /** What the market asks for one like it, before this one's own haggle: decides the price rating. */
  marketPrice: number
  vatStatus?: string
  attentionGrabber: string
  description: string
  features: Feature[]
  site: Site
  /** Folder of its pictures. */
  picture: string
  colour: string
}
