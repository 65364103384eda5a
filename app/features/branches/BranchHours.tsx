import { MapPin } from '#app/ui/icons.ts'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { type Branch, directionsTo } from '#content/site.ts'
import classes from './BranchHours.module.css'

/** When a branch is open, and a link to directions, which another company gives. */
export function BranchHours({ town, street, postcode, hours }: Branch) {
  const destination = encodeURIComponent(`${street}, ${town} ${postcode}`)
  return (
    <>
      <dl>
        {hours.map(({ days, open }) => (
          <div key={days} className={classes.row}>
            <dt>{days}</dt>
            <dd>{open}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={directionsTo(destination)} rel="noopener noreferrer" className={classes.directions}>
          <MapPin aria-hidden size={18} /> Directions in Google Maps
          <VisuallyHidden>{` to ${town}`}</VisuallyHidden>
        </a>
      </p>
    </>
  )
}
