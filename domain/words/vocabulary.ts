import type { VehicleType } from '../stock/vehicle-type.ts'

/** The words of one type of stock, in its own spelling. */
export interface TypeVocabulary {
  /** The models of each make. */
  models: Readonly<Record<string, readonly string[]>>
  /** The values of other filter fields: colours, body types, cab types. A field without values may be left out. */
  words: Readonly<Record<string, readonly string[]>>
  /** The words of the derivatives by `plainWord`, as most of them have it. */
  derivativeWords?: ReadonlyMap<string, string>
  /** The fields of numbers of which no vehicle of the stock has one. */
  unknownNumbers?: readonly string[]
}

/** What the parser knows of the stock. */
export interface StockVocabulary {
  types: Readonly<Record<VehicleType, TypeVocabulary>>
  /** The values that vehicles of these makes and models have; of all models of the makes without a model. */
  valuesOf(type: VehicleType, field: FieldOfModel, names: ModelNames): readonly string[]
  /** The makes and models of the vehicles with a word in their derivative, of these makes if there are any. */
  namesWith(type: VehicleType, derivativeWord: string, makes: readonly string[]): ModelNames
  /** What most vehicles of these models are. */
  modelProfile(type: VehicleType, names: ModelNames): ModelProfile
  /** How many vehicles a search finds. It is asked with each key that is typed: answers are remembered. */
  countFound(type: VehicleType, params: URLSearchParams): number
  /** The type of the vehicle with this registration or stock number, and the text as the stock writes it. */
  findVehicle(field: VehicleNumber, text: string): { type: VehicleType; text: string } | null
}

/** Fields whose values are looked up for the models of a phrase. */
export type FieldOfModel = 'derivative' | 'trim' | 'wheelbase' | 'roofHeight'

/** What vehicles that compare with a model have. Absent: the stock does not say. */
export interface ModelProfile {
  /** The most common one, as are the sizes. */
  bodyType?: string
  /** Of cars. */
  seats?: number
  /** Of vans. */
  wheelbase?: string
  /** Of trucks. */
  axleConfiguration?: string
  /** In pounds: about eight of ten vehicles, between round figures. An open end is ±Infinity. */
  price?: { low: number; high: number }
}

export interface ModelNames {
  makes: readonly string[]
  models: readonly string[]
}

export type VehicleNumber = 'registration' | 'stockId'
