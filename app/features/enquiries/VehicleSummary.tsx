import { classNames } from '#app/ui/class-names.ts'
import { Photo } from '#app/ui/Photo.tsx'
import { Price } from '#app/ui/Price.tsx'
import quietLink from '#app/ui/QuietLink.module.css'
import textStyle from '#app/ui/TextStyle.module.css'
import { urls } from '#app/urls.ts'
import type { EnquiredVehicle } from './enquired-vehicle.ts'
import classes from './VehicleSummary.module.css'

/** The vehicle that an enquiry is about, with its price. */
export function VehicleSummary({ id, name, derivative, registration, price, picture }: EnquiredVehicle) {
  return (
    <div className={classes.vehicle}>
      {picture ? (
        <div className={classes.picture}>
          <Photo src={picture.src} alt={picture.alt} width={200} height={150} />
        </div>
      ) : null}
      <div className={classes.words}>
        <a href={urls.vehicle(id)} className={classNames(quietLink.link, textStyle.strong)}>
          {name}
        </a>
        <span className={textStyle.note}>
          {[derivative, inOneLine(registration)].filter(Boolean).join(', ')}
        </span>
        {price ? (
          <Price amount={price.amount} note={price.note ?? undefined} size="s" />
        ) : (
          <span>Price on application</span>
        )}
      </div>
    </div>
  )
}

/** A number plate whose two groups are never on two lines. */
function inOneLine(registration: string | null): string | undefined {
  return registration?.replace(' ', '\u00a0')
}
