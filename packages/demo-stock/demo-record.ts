import type { Feature } from './vehicle/choose-features.ts'

export type VehicleType = 'car' | 'van' | 'truck'

// Types, not interfaces: loose record types allow further fields, and an interface is not assignable to them.

/** The `vehicle` of a record. Figures that only a car, a van or a truck has are further fields. */
export type DemoVehicle = {
  ownershipCondition: 'New' | 'Used'
  /** A new vehicle has no registration, plate or owners. */
  registration: string | undefined
  plate: string | undefined
  make: string
  model: string
  derivative: string
  bodyType: string
  colour: string
  yearOfManufacture: number
  odometerReadingMiles: number
  fuelType: string
  cabType?: string
  wheelbaseType?: string
  axleConfiguration?: string
  grossVehicleWeightKG?: number | undefined
  [further: string]: unknown
}

/** A vehicle in the shape of Auto Trader Connect's stock record, with its names and words. */
export type DemoRecord = {
  metadata: {
    stockId: string
    searchId: string
    externalStockReference: string
    lifecycleState: 'FORECOURT' | 'SALE_IN_PROGRESS'
    /** As 2026-11-20. */
    dateOnForecourt: string
    lastUpdated: string
    versionNumber: number
  }
  vehicle: DemoVehicle & { vehicleType: string; vin: string }
  advertiser: {
    advertiserId: string
    name: string
    segment: string
    phone: string
    location: {
      addressLineOne: string
      town: string
      postCode: string
      latitude?: number
      longitude?: number
    }
  }
  adverts: {
    reservationStatus?: 'Reserved'
    retailAdverts: {
      suppliedPrice: { amountGBP: number }
      totalPrice: { amountGBP: number }
      adminFee: { amountGBP: number }
      vatStatus?: string
      priceIndicatorRating: string
      attentionGrabber?: string
      description: string
      advertiserAdvert: { status: string }
      autotraderAdvert: { status: string }
      locatorAdvert: { status: string }
      exportAdvert: { status: string }
      profileAdvert: { status: string }
    }
  }
  features: Feature[]
  media: { images: DemoImage[] }
}

export type DemoImage = {
  /** The path that `writePictures` writes it to, below the media folder. */
  href: string
  classificationTags: { category: string; label: string | undefined }[]
}
