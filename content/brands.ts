import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { isSoldType } from './sold-types.ts'

export interface Brand {
  name: string
  /** Which search its link leads to. */
  type: VehicleType
}

const cars = (...names: string[]): Brand[] => names.map((name) => ({ name, type: 'car' }))
const vans = (...names: string[]): Brand[] => names.map((name) => ({ name, type: 'van' }))

const sold = (brands: readonly Brand[]) => brands.filter(({ type }) => isSoldType(type))

/** Always shown. */
export const leadingBrands = sold(cars('Audi', 'BMW', 'Ford', 'Mercedes-Benz'))

/** Shown by "Show all brands". Makes that sell mainly vans lead to the van search. */
export const furtherBrands = sold([
  ...cars('Abarth', 'Alfa Romeo', 'BYD', 'Citroen', 'CUPRA', 'Dacia', 'DS', 'Fiat', 'Honda'),
  ...cars('Hyundai', 'Jaguar', 'Jeep', 'Kia', 'Land Rover', 'Lexus', 'Mazda', 'MG', 'MINI', 'Nissan'),
  ...cars('Peugeot', 'Porsche', 'Renault', 'SEAT', 'Skoda', 'Subaru', 'Suzuki', 'Tesla', 'Toyota'),
  ...cars('Vauxhall', 'Volkswagen', 'Volvo'),
  ...vans('Isuzu', 'Iveco', 'Maxus'),
])
