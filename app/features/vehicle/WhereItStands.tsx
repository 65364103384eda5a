import { type ReactNode, useEffect, useState } from 'react'
import { Served } from '#app/ui/Served.tsx'
import type { Place } from '#domain/stock/listing.ts'
import { searchedPostcode } from './searched-postcode.ts'
import classes from './VehicleSections.module.css'

interface WhereItStandsProps {
  /** Null where the record does not say it. */
  place: Place | null
  /** `VehiclePlace`, from the server. */
  children: ReactNode
}

/** Where the vehicle is, with the distance from the visitor's postcode. */
export function WhereItStands({ place, children }: WhereItStandsProps) {
  return (
    <section aria-labelledby="where" className={classes.section}>
      <h2 id="where">Where to see it</h2>
      {place ? <DistanceAway place={place} /> : null}
      <Served>{children}</Served>
    </section>
  )
}

/**
 * How far the vehicle is from the postcode that the visitor gave or searched in this tab; nothing without one. Worked out in the
 * browser, so that no document or request has the postcode.
 */
function DistanceAway({ place }: { place: Place }) {
  const [text, setText] = useState<string | null>(null)
  const { latitude, longitude } = place
  useEffect(() => {
    const postcode = searchedPostcode()
    if (postcode === '') return
    let left = false
    // The table of postcode areas is loaded only here.
    import('./distance-in-words.ts').then(
      ({ distanceInWords }) => {
        if (!left) setText(distanceInWords(postcode, { latitude, longitude }))
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [latitude, longitude])
  return text === null ? null : <p>{text}</p>
}
