import type { VehicleParams } from '#app/urls.ts'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import classes from './StockRow.module.css'

interface StockRowProps {
  heading: string
  vehicles: readonly CardVehicle[]
  /** The terms of their figures. */
  terms?: VehicleParams
}

/** A short row of vehicles; nothing without any. */
export function StockRow({ heading, vehicles, terms }: StockRowProps) {
  if (vehicles.length === 0) return null
  return (
    <section aria-label={heading} className={classes.row}>
      <h2>{heading}</h2>
      <ul className={classes.cards}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id} className={classes.card}>
            <VehicleCard vehicle={vehicle} terms={terms} />
          </li>
        ))}
      </ul>
    </section>
  )
}
