import stack from '#app/ui/Stack.module.css'
import { urls } from '#app/urls.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { penceFromPounds } from '#domain/finance/money.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import classes from './DepositLinks.module.css'

interface DepositLinksProps {
  /** The lower end of the range, in whole pounds. */
  low: number
  /** What the visitor's next vehicle may be. */
  types: readonly VehicleType[]
  /** The vehicle of ours that the visitor came from. */
  vehicleId: string | null
}

/**
 * Leads from the visitor's own vehicle to monthly payments with part of its value as the deposit: three amounts for one
 * type, half of the value for each of several. No offer exists yet, so the amounts are examples.
 */
export function DepositLinks({ low, types, vehicleId }: DepositLinksProps) {
  const deposits = exampleDeposits(low)
  const half = deposits.slice(0, 2).slice(-1)
  const isOneType = types.length === 1
  const choices = types.flatMap((type) =>
    (isOneType ? deposits : half).map((pounds) => {
      const amount = `Use ${formatPounds(penceFromPounds(pounds))} as a deposit`
      const terms = { deposit: String(pounds) }
      return {
        label: isOneType ? amount : `${amount}: ${vehicleTypeWords[type].plural}`,
        to: vehicleId ? urls.vehicle(vehicleId, terms) : urls.search(type, terms),
      }
    }),
  )
  if (choices.length === 0) return null
  return (
    <section aria-labelledby="deposit-choices" className={stack.xs}>
      <h3 id="deposit-choices" className={classes.heading}>
        See payments with your vehicle as the deposit
      </h3>
      <p>
        We do not know our offer until we have seen your vehicle, so these amounts are examples below the
        range. You can change the amount later. If you still owe finance on your vehicle, we take that off
        first.
      </p>
      <ul className={classes.choices}>
        {choices.map(({ label, to }) => (
          <li key={to}>
            <a href={to} rel="nofollow">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A quarter, a half and three quarters, rounded down to £500, or to £100 below £2,000. */
function exampleDeposits(low: number): number[] {
  const step = low < 2_000 ? 100 : 500
  const amounts = [0.25, 0.5, 0.75].map((share) => Math.floor((low * share) / step) * step)
  return [...new Set(amounts)].filter((pounds) => pounds > 0)
}
