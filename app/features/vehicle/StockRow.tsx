import { classNames } from '#app/ui/class-names.ts'
import scrollRow from '#app/ui/ScrollRow.module.css'
import type { VehicleParams } from '#app/urls.ts'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import classes from './StockRow.module.css'

interface StockRowProps {
  heading: string
  vehicles: readonly CardVehicle[]
  /** A line for each vehicle by its position. */
  notes?: readonly (string | undefined)[]
  /** The terms of their figures. */
  terms?: VehicleParams
}

/** A short row of vehicles; nothing without any. */
export function StockRow({ heading, vehicles, notes = [], terms }: StockRowProps) {
  if (vehicles.length === 0) return null
  return (
    <section aria-label={heading} data-screen-only className={classes.row}>
      <h2>{heading}</h2>
      <ul className={classNames(scrollRow.row, classes.cards)}>
        {vehicles.map((vehicle, position) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} note={notes[position]} terms={terms} />
          </li>
        ))}
      </ul>
    </section>
  )
}
