import { ButtonLink } from '#app/ui/Button.tsx'
import { Section } from '#app/ui/Section.tsx'
import stack from '#app/ui/Stack.module.css'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import classes from './CardGrid.module.css'

export interface ListedCard {
  vehicle: CardVehicle
  /** The line below its facts. */
  note?: string
}

interface CardGridProps {
  cards: readonly ListedCard[]
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

/** Some vehicles of one type, with links to the searches that have all of them. */
export interface TypeBlock {
  type: VehicleType
  cards: readonly ListedCard[]
  links: readonly { label: string; to: string }[]
}

export function TypeSection({ type, cards, links }: TypeBlock) {
  return (
    <Section
      heading={vehicleTypeWords[type].pluralLabel}
      aside={
        <div className={stack.wrap}>
          {links.map(({ label, to }) => (
            <ButtonLink key={to} href={to} variant="secondary" size="s">
              {label}
            </ButtonLink>
          ))}
        </div>
      }
    >
      <CardGrid cards={cards} />
    </Section>
  )
}
