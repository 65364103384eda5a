import { defaultTerms } from '#content/credit-terms.ts'
import type { FinanceProduct } from '#domain/finance/finance-product.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import classes from './FinanceCalculator.module.css'

interface FinanceProductsProps {
  value: FinanceProduct
  /** Absent in a form that only sends its choice. */
  onChoose?: (product: FinanceProduct) => void
}

const fee = defaultTerms.optionToPurchaseFee

const products = [
  {
    value: 'hp',
    label: 'Hire purchase',
    note: `You own it after the last payment${fee > 0 ? ` and the ${formatPounds(fee)} fee` : ''}`,
  },
  { value: 'pcp', label: 'PCP', note: 'Lower payments, then a final payment if you keep it' },
] as const

/** Hire purchase or PCP. What only a PCP needs is shown while it is chosen: `.pcpOnly` in the same form. */
export function FinanceProducts({ value: chosen, onChoose }: FinanceProductsProps) {
  return (
    <fieldset className={classes.products}>
      <legend className={classes.legend}>Type of finance</legend>
      {products.map(({ value, label, note }) => (
        <label key={value} className={classes.product}>
          <input
            type="radio"
            name="finance"
            value={value}
            {...(onChoose
              ? { checked: value === chosen, onChange: () => onChoose(value) }
              : { defaultChecked: value === chosen })}
          />
          <span>
            <strong>{label}</strong>
            <small className={classes.note}>{note}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
