import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import classes from './CardGrid.module.css'

interface CardGridProps {
  /** Each with the line below its facts, if it has one. */
  cards: readonly { vehicle: CardVehicle; note?: string }[]
  /** The first cards are in view before scrolling, so their pictures load at once. */
  inView?: boolean
}

/** The cards of a list of vehicles. */
export function CardGrid({ cards, inView = false }: CardGridProps) {
  return (
    <ul className={classes.cards}>
      {cards.map(({ vehicle, note }, position) => (
        <li key={vehicle.id}>
          <VehicleCard
            vehicle={vehicle}
            note={note}
            first={inView && position === 0}
            eager={inView && position < 3}
          />
        </li>
      ))}
    </ul>
  )
}
