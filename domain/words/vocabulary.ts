import type { VehicleType } from '../stock/vehicle-type.ts'

/** The words of one type of stock, in its own spelling. */
export interface TypeVocabulary {
  /** The models of each make. */
  models: Readonly<Record<string, readonly string[]>>
  /** The values of other filter fields: colours, body types, cab types. A field without values may be left out. */
  words: Readonly<Record<string, readonly string[]>>
}

/** What the parser knows of the stock. */
export interface StockVocabulary {
  types: Readonly<Record<VehicleType, TypeVocabulary>>
  /** The derivatives of one model. */
  derivatives(type: VehicleType, make: string, model: string): readonly string[]
  /** The type of the vehicle with this registration or stock number, and the text as the stock writes it. */
  findVehicle(field: VehicleNumber, text: string): { type: VehicleType; text: string } | null
}

export type VehicleNumber = 'registration' | 'stockId'
