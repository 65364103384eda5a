import { Price } from '#app/ui/Price.tsx'
import { urls } from '#app/urls.ts'
import { SaveButton } from '../kept-vehicles/SaveButton.tsx'
import { StockPicture } from '../record/StockPicture.tsx'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import type { GoneItem } from './load-saved.ts'
import classes from './SavedGone.module.css'

/** Saved vehicles that are no longer for sale, each with others like it; nothing without any. */
export function SavedGone({ items }: { items: readonly GoneItem[] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="gone" className={classes.section}>
      <h2 id="gone">No longer for sale</h2>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.id} className={classes.item} data-saved-id={item.id} data-state={item.state}>
            {item.state === 'sold' ? <Sold item={item} /> : <Unknown id={item.id} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sold({
  item: { id, vehicle, searchPath, similar },
}: {
  item: Extract<GoneItem, { state: 'sold' }>
}) {
  const { name, derivative, facts } = vehicle
  return (
    <>
      <div className={classes.vehicle}>
        <Picture vehicle={vehicle} className={classes.picture} />
        <div className={classes.words}>
          <h3>{name}</h3>
          <p>{derivative ? `${facts[0]} · ${derivative}` : facts[0]}</p>
          <p>This vehicle has been sold or is no longer for sale.</p>
          <p className={classes.note} data-saved-note />
          <p>
            <SaveButton id={id} name={name} price={null} />
          </p>
        </div>
      </div>
      <div className={classes.similar}>
        {similar.length > 0 ? (
          <>
            <h4>Similar, and for sale</h4>
            <ul>
              {similar.map((each) => (
                <li key={each.id}>
                  <a href={urls.vehicle(each.id)} className={classes.other}>
                    <Picture vehicle={each} className={classes.small} />
                    <span>
                      <span className={classes.name}>{each.name}</span>
                      <span className={classes.facts}>{each.facts.slice(0, 2).join('\u00a0· ')}</span>
                      <Price amount={each.price} note={each.vatNote} size="s" />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {searchPath ? (
          <a href={searchPath} className={classes.all}>
            See all similar vehicles
          </a>
        ) : null}
      </div>
    </>
  )
}

function Picture({ vehicle, className }: { vehicle: CardVehicle; className: string | undefined }) {
  return (
    <span className={className}>
      <StockPicture vehicle={vehicle} sizes="14rem" loading="lazy" />
    </span>
  )
}

function Unknown({ id }: { id: string }) {
  return (
    <div className={classes.words}>
      <h3>Vehicle</h3>
      <p>We have no record of this vehicle. It left our stock some time ago, or the link is incomplete.</p>
      <p className={classes.note} data-saved-note />
      <p>
        <SaveButton id={id} name="Vehicle" price={null} />
      </p>
    </div>
  )
}
