import type { CarModel } from './car-model.ts'
import { carsAbarthToFord } from './cars-abarth-to-ford.data.ts'
import { carsGenesisToMini } from './cars-genesis-to-mini.data.ts'
import { carsMitsubishiToVolvo } from './cars-mitsubishi-to-volvo.data.ts'
import { parseCarModels } from './parse-car-models.ts'

export const carModels: readonly CarModel[] = parseCarModels([
  ...carsAbarthToFord,
  ...carsGenesisToMini,
  ...carsMitsubishiToVolvo,
])
