import { Link } from 'react-router'
import type { StockLine } from '#server/stock/staff/stock-line.ts'
import { HeldForWhom } from './HeldForWhom.tsx'
import { Picture } from './Picture.tsx'
import { Standing } from './Standing.tsx'
import { counted } from './standing-words.ts'
import classes from './VehicleCard.module.css'

/** The vehicle that a lead is about, as it stands now. */
export function VehicleCard({ vehicle }: { vehicle: StockLine }) {
  const { id, name, plate, facts, price, picture, standing, reason, days } = vehicle
  return (
    <article className={classes.card} aria-label="The vehicle">
      <Picture address={picture} isLarge />
      <div className={classes.words}>
        <Link to={`/stock/${encodeURIComponent(id)}`} className={classes.name}>
          {name}
        </Link>
        <p className={classes.soft}>{[plate, facts].filter(Boolean).join(', ')}</p>
        <p className={classes.standing}>
          <strong>{price}</strong>
          <Standing standing={standing} />
          <span className={classes.soft}>{reason || `${counted(days, 'day')} in stock`}</span>
          <HeldForWhom heldFor={vehicle.heldFor} />
        </p>
      </div>
    </article>
  )
}
