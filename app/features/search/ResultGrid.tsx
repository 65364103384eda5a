import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import classes from './ResultGrid.module.css'

/** Cards in sight at first on a wide screen. */
const eagerCards = 6

export function ResultGrid({ vehicles }: { vehicles: readonly CardVehicle[] }) {
  return (
    <ul className={classes.grid}>
      {vehicles.map((vehicle, position) => (
        <li key={vehicle.id}>
          <VehicleCard vehicle={vehicle} eager={position < eagerCards} />
        </li>
      ))}
    </ul>
  )
}
