import { X } from '#app/ui/icons.ts'
import { Price } from '#app/ui/Price.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { urls } from '#app/urls.ts'
import { StockPicture } from '../record/StockPicture.tsx'
import classes from './CompareHead.module.css'
import type { ComparedVehicle } from './load-compare.ts'

interface CompareHeadProps extends ComparedVehicle {
  /** The address of the comparison without this vehicle. */
  withoutIt: string
}

/** What stays in view of a column, with the price below: which vehicle it is of. */
export function CompareHead({ vehicle, sold, withoutIt }: CompareHeadProps) {
  const { id, name } = vehicle
  return (
    <div className={classes.head}>
      <div className={classes.picture}>
        <StockPicture vehicle={vehicle} sizes="14rem" />
      </div>
      <div className={classes.name}>{sold ? name : <a href={urls.vehicle(id)}>{name}</a>}</div>
      <a href={withoutIt} data-screen-only className={classes.remove} title="Remove">
        <X aria-hidden size={20} />
        <VisuallyHidden>Remove {name} from the comparison</VisuallyHidden>
      </a>
    </div>
  )
}

/** In a row of its own, so that prices stand on one line, whatever name and note each has. */
export function ComparePrice({ vehicle: { price, vatNote, reserved }, sold }: ComparedVehicle) {
  if (sold) return <strong className={textStyle.strong}>Sold</strong>
  return (
    <>
      <Price amount={price} note={vatNote} size="s" />
      {reserved ? <div className={textStyle.strong}>Reserved</div> : null}
    </>
  )
}
