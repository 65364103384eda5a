import type { VehicleType } from '#domain/stock/vehicle-type.ts'

export interface Brand {
  name: string
  /** Which search its link leads to. */
  type: VehicleType
}

const cars = (...names: string[]): Brand[] => names.map((name) => ({ name, type: 'car' }))
const vans = (...names: string[]): Brand[] => names.map((name) => ({ name, type: 'van' }))

/** Always in sight. */
export const leadingBrands = cars('Audi', 'BMW', 'Ford', 'Mercedes-Benz')

/** Behind "Show all brands". Makers of vans alone, or known for them, lead to vans. */
export const furtherBrands: readonly Brand[] = [
  ...cars('Abarth', 'Alfa Romeo', 'BYD', 'Citroen', 'CUPRA', 'Dacia', 'DS', 'Fiat', 'Honda'),
  ...cars('Hyundai', 'Jaguar', 'Jeep', 'Kia', 'Land Rover', 'Lexus', 'Mazda', 'MG', 'MINI', 'Nissan'),
  ...cars('Peugeot', 'Porsche', 'Renault', 'SEAT', 'SKODA', 'Subaru', 'Suzuki', 'Tesla', 'Toyota'),
  ...cars('Vauxhall', 'Volkswagen', 'Volvo'),
  ...vans('Isuzu', 'Iveco', 'Maxus'),
]
