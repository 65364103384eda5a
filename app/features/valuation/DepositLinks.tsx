import stack from '#app/ui/Stack.module.css'
import { type PartExchangeParams, urls } from '#app/urls.ts'
import { offersFinance, offersPartExchange } from '#content/offers.ts'
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
  /** What the vehicle was valued as, with the range: the basis that the vehicle's page shows. Never a number plate. */
  valued: PartExchangeParams
}

/**
 * Leads from the visitor's own vehicle to monthly payments: on the page of one vehicle with part of its value taken off the
 * price, in results with it as the deposit. Three amounts for one type, half of the value for each of several. No offer exists
 * yet, so the amounts are examples. `enhance-own-vehicle.ts` keeps the amount and its basis in the tab.
 */
export function DepositLinks({ low, types, vehicleId, valued }: DepositLinksProps) {
  if (!offersFinance || !offersPartExchange) return null
  const deposits = exampleDeposits(low)
  const half = deposits.slice(0, 2).slice(-1)
  const isOneType = types.length === 1
  const choices = types.flatMap((type) =>
    (isOneType ? deposits : half).map((pounds) => {
      const amount = formatPounds(penceFromPounds(pounds))
      if (vehicleId)
        return {
          label: `Take ${amount} off for my vehicle`,
          to: `${urls.vehicle(vehicleId, { partExchange: String(pounds) })}#finance`,
          ownValue: pounds,
        }
      const label = `Use ${amount} as a deposit`
      return {
        label: isOneType ? label : `${label}: ${vehicleTypeWords[type].plural}`,
        to: urls.search(type, { deposit: String(pounds) }),
      }
    }),
  )
  if (choices.length === 0) return null
  return (
    <section aria-labelledby="deposit-choices" className={stack.xs}>
      <h3 id="deposit-choices" className={classes.heading}>
        {vehicleId
          ? 'See payments with your vehicle taken off'
          : 'See payments with your vehicle as the deposit'}
      </h3>
      <p>
        We do not know our offer until we have seen your vehicle, so these amounts are examples below the
        range. You can change the amount later. If you still owe finance on your vehicle,{' '}
        {vehicleId ? 'enter it beside the amount and it is taken off first.' : 'we take that off first.'}
      </p>
      <ul className={classes.choices}>
        {choices.map(({ label, to, ownValue }) => (
          <li key={to}>
            <a
              href={to}
              rel="nofollow"
              data-own-value={ownValue}
              data-valued={ownValue === undefined ? undefined : JSON.stringify(valued)}
            >
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
