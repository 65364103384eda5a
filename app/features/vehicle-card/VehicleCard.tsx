import { Badge } from '#app/ui/Badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import factsStyle from '#app/ui/Facts.module.css'
import { Price } from '#app/ui/Price.tsx'
import quietLink from '#app/ui/QuietLink.module.css'
import { urls, type VehicleParams } from '#app/urls.ts'
import { budgetInWords } from '../finance/remembered-terms.ts'
import { CardSaveButton } from '../kept-vehicles/SaveButton.tsx'
import { CardPhotos, FirstPhoto } from './CardPhotos.tsx'
import type { CardVehicle } from './card-vehicle.ts'
import classes from './VehicleCard.module.css'

interface VehicleCardProps {
  vehicle: CardVehicle
  /** For cards in view before scrolling: their pictures load at once. */
  eager?: boolean
  /** For the first card of a page: its picture loads before the others. */
  first?: boolean
  /** What the search asks for, which the vehicle has. */
  equipment?: readonly string[]
  /** A line below the facts. */
  note?: string
  /** The terms of its figures, for its link; without any, those of the specified estimate. */
  terms?: VehicleParams | undefined
  /** Names the deposit and the term of the monthly figure, where the page does not. */
  namesTerms?: boolean
}

/** A vehicle among results. The whole card is one link, named by make, model and derivative. */
export function VehicleCard({
  vehicle,
  eager = false,
  first = false,
  equipment = [],
  note,
  terms,
  namesTerms = false,
}: VehicleCardProps) {
  const place = vehicle.distance ?? vehicle.town
  const address = urls.vehicle(vehicle.id, terms)
  const loading = { eager: eager || first, first }
  // A new vehicle has no price position.
  const praise = vehicle.isNew ? 'New' : vehicle.praise
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        {vehicle.photos ? (
          <CardPhotos vehicle={{ ...vehicle, photos: vehicle.photos }} to={address} {...loading} />
        ) : (
          <FirstPhoto vehicle={vehicle} {...loading} />
        )}
        {vehicle.reserved ? (
          <span className={classes.badge}>
            <Badge tone="amber">Reserved</Badge>
          </span>
        ) : null}
        {praise ? (
          <span className={classes.praise}>
            <Badge tone="accent">{praise}</Badge>
          </span>
        ) : null}
      </div>
      <div className={classes.words}>
        <h3 className={classes.heading}>
          <a href={address} className={classNames(quietLink.whole, classes.link)}>
            {vehicle.name}
            {vehicle.derivative ? (
              <span className={classes.derivative}>{` ${vehicle.derivative}`}</span>
            ) : null}
          </a>
        </h3>
        <div className={classes.prices}>
          <Price amount={vehicle.price} note={vehicle.vatNote} size={vehicle.monthly ? 'm' : 's'} />
          {vehicle.monthly ? (
            <p className={classes.monthly} data-financed={vehicle.withVat}>
              {vehicle.monthly}
            </p>
          ) : null}
          {vehicle.monthly && namesTerms ? (
            <p className={classes.monthly} data-terms>
              {budgetInWords({})}
            </p>
          ) : null}
        </div>
        <Facts facts={vehicle.facts} />
        {vehicle.work ? <Facts facts={vehicle.work} /> : null}
        {equipment.length > 0 ? <Facts facts={equipment} /> : null}
        {place ? <p className={classes.place}>{place}</p> : null}
        {note ? <p className={classes.note}>{note}</p> : null}
      </div>
      <CardSaveButton vehicle={vehicle} />
    </article>
  )
}

function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <ul className={factsStyle.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
