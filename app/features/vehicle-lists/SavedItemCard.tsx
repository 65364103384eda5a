import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { SaveButton } from '../kept-vehicles/SaveButton.tsx'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import type { SavedItem } from './load-saved.ts'
import classes from './SavedPage.module.css'

/** One vehicle of a list. Its note is filled in by the script, which knows when it was saved and for which price. */
export function SavedItemCard({ item, chosen }: { item: SavedItem; chosen: boolean }) {
  const { id, state } = item
  const note = <p className={classes.note} data-saved-note />
  if (state === 'listed')
    return (
      <li
        className={classes.item}
        data-saved-id={id}
        data-state={state}
        data-price={item.vehicle.financed}
        data-amount={item.amount ?? undefined}
      >
        <VehicleCard vehicle={item.vehicle} />
        <div className={classes.foot}>
          {note}
          <label className={classes.compare}>
            <input type="checkbox" name="v" value={id} defaultChecked={chosen} />
            Compare<VisuallyHidden> {item.vehicle.name}</VisuallyHidden>
          </label>
        </div>
      </li>
    )
  const name = state === 'sold' ? item.name : 'Vehicle'
  return (
    <li className={classes.item} data-saved-id={id} data-state={state}>
      <div className={classes.gone}>
        <h3 className={classes.goneName}>{name}</h3>
        <p>
          {state === 'sold'
            ? 'This vehicle is sold or no longer for sale.'
            : 'We have no record of this vehicle. It left our stock some time ago, or the link is incomplete.'}
        </p>
        {note}
        {state === 'sold' && item.searchPath ? <a href={item.searchPath}>See similar vehicles</a> : null}
        <p>
          <SaveButton id={id} name={name} price={null} />
        </p>
      </div>
    </li>
  )
}
