import { useEffect, useState } from 'react'
import type { Place } from '#domain/stock/listing.ts'
import { recallPostcode } from '../search/tab-postcode.ts'

/**
 * How far the vehicle is from the postcode that the visitor gave in this tab; nothing without one. Worked out in the
 * browser, so that no document or request has the postcode.
 */
export function DistanceAway({ place }: { place: Place }) {
  const [text, setText] = useState<string | null>(null)
  const { latitude, longitude } = place
  useEffect(() => {
    const postcode = recallPostcode()
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
