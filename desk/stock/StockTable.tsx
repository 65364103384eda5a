import { pricePositionWords } from '#domain/stock/price-position.ts'
import type { StockLine } from '#server/stock/staff/stock-line.ts'
import { Line, LineLink, Lines } from '../layout/Lines.tsx'
import { HeldForWhom } from './HeldForWhom.tsx'
import { Picture } from './Picture.tsx'
import { Standing } from './Standing.tsx'
import classes from './StockTable.module.css'
import { counted, standingWords } from './standing-words.ts'

interface StockTableProps {
  lines: readonly StockLine[]
  /** What is said where there are none. */
  empty: string
}

/** Vehicles, a line each, to open or to choose several of: on a phone, each is a small card. */
export function StockTable({ lines, empty }: StockTableProps) {
  return (
    <Lines empty={empty}>
      {lines.map(({ id, name, facts, plate, stockNumber, price, position, ...line }) => (
        <Line key={id} className={classes.line} data-standing={line.standing}>
          <label className={classes.choice}>
            <input type="checkbox" name="id" value={id} aria-label={`Choose ${name} ${plate}`} />
          </label>
          <Picture address={line.picture} />
          <span className={classes.what}>
            <LineLink to={`/stock/${encodeURIComponent(id)}`} letters="prsn">
              {name}
            </LineLink>
            <span className={classes.soft}>{facts}</span>
          </span>
          <span className={classes.number}>
            <span>{plate || 'No plate'}</span>
            {stockNumber.replaceAll(' ', '') === plate.replaceAll(' ', '') ? null : (
              <span className={classes.soft}>{stockNumber}</span>
            )}
          </span>
          <span className={classes.standing}>
            {/* Nearly all are for sale: the others stand out. */}
            {line.standing === 'available' ? (
              <span className={classes.plain}>{standingWords.available}</span>
            ) : (
              <Standing standing={line.standing} />
            )}
            {line.reason ? <span className={classes.soft}>{line.reason}</span> : null}
            {line.heldFor ? (
              <span className={classes.soft}>
                <HeldForWhom heldFor={line.heldFor} />
              </span>
            ) : null}
          </span>
          <span className={classes.price}>
            <span>{price}</span>
            {position ? <span className={classes.soft}>{pricePositionWords[position]}</span> : null}
          </span>
          <span className={classes.figures}>
            <span>{counted(line.days, 'day')}</span>
            {line.enquiries > 0 ? (
              <span className={classes.soft}>{counted(line.enquiries, 'enquiry', 'enquiries')}</span>
            ) : null}
          </span>
        </Line>
      ))}
    </Lines>
  )
}
