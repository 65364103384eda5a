import type { DemoVehicle, VehicleType } from '../demo-record.ts'
import type { PictureNames } from '../pictures/subjects.ts'
import type { Site } from '../sites.ts'
import type { Feature } from './choose-features.ts'

/** One vehicle before it is converted to a stock record. */
export interface Draft {
  type: VehicleType
  vehicle: DemoVehicle
  price: number
  /** The market price without this vehicle's random deviation; it decides the price rating. */
  marketPrice: number
  vatStatus?: string
  attentionGrabber: string
  description: string
  features: Feature[]
  site: Site
  pictures: PictureNames
  colour: string
}
