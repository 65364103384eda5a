import { classNames } from './class-names.ts'
import classes from './Price.module.css'

interface PriceProps {
  /** `£12,495`. */
  amount: string
  /** Beside it, smaller: `+ VAT`. */
  note?: string | undefined
  size?: 's' | 'm' | 'l'
}

export function Price({ amount, note, size = 'm' }: PriceProps) {
  return (
    <span className={classNames(classes.price, classes[size])}>
      <span className={classes.amount}>{amount}</span>
      {note ? <span className={classes.note}>{` ${note}`}</span> : null}
    </span>
  )
}
