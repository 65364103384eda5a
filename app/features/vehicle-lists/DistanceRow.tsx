import type { Place } from '#domain/stock/listing.ts'
import classes from './CompareTable.module.css'

/**
 * How far each vehicle is from the postcode of the tab: filled in by `enhance-distances.ts`, so that no document has the
 * postcode. Hidden until then.
 */
export function DistanceRow({ places }: { places: readonly (Place | null)[] }) {
  if (places.every((place) => place === null)) return null
  return (
    <tbody className={classes.rows} hidden data-distances>
      <tr className={classes.row}>
        <th scope="row" className={classes.label}>
          Distance from <span data-from />
        </th>
        {places.map((place, index) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: a value belongs to its column.
            key={index}
            className={classes.value}
            data-latitude={place?.latitude}
            data-longitude={place?.longitude}
          >
            Unknown
          </td>
        ))}
      </tr>
    </tbody>
  )
}
