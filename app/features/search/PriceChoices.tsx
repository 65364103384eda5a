import { formatCount } from '#app/ui/format-count.ts'
import { ChevronDown } from '#app/ui/icons.ts'
import pill from '#app/ui/Pill.module.css'
import stack from '#app/ui/Stack.module.css'
import textStyle from '#app/ui/TextStyle.module.css'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { urls } from '#app/urls.ts'
import { offersFinance } from '#content/offers.ts'
import { parseVatBasis, type VatBasis } from '#domain/finance/vat.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { BudgetForm } from '../finance/BudgetForm.tsx'
import { budgetInWords } from '../finance/remembered-terms.ts'
import { VatSwitch } from '../finance/VatSwitch.tsx'
import classes from './PriceChoices.module.css'
import {
  budgetOf,
  chooseFilter,
  type SearchChoice,
  searchHref,
  searchParams,
  withoutBudget,
} from './search-choice.ts'
import type { SearchView } from './search-view.ts'

/** Whether prices are shown with VAT, for vans and trucks: each card says both prices. */
export function VatChoice({ view: { type, choice } }: { view: SearchView }) {
  if (type === 'car') return null
  const basis = parseVatBasis(choice.vat ?? null)
  const prices = (name: string, shown: VatBasis | null) =>
    [name, searchHref(type, { ...choice, vat: shown ?? undefined }), shown === basis] as const
  return (
    <VatSwitch
      compact
      prices={[prices('As advertised', null), prices('Inc VAT', 'inc'), prices('Ex VAT', 'ex')]}
    />
  )
}

/** The terms that the monthly prices are for, and the form that changes them; nothing for a dealer without finance. */
export function BudgetChoice({ view: { type, choice } }: { view: SearchView }) {
  const { deposit, term } = choice
  const budget = budgetOf(choice)
  const isChosen = Object.values(budget).some(Boolean)
  if (!offersFinance) return null
  return (
    <>
      <details className={classes.budget}>
        <summary>
          <VisuallyHidden>{isChosen ? 'Your budget: ' : 'Monthly prices: '}</VisuallyHidden>
          <span className={classes.words}>{budgetInWords(budget)}</span>
          <ChevronDown aria-hidden size={16} />
        </summary>
        <BudgetForm
          key={Object.values(budget).join(' ')}
          action={urls.search(type)}
          kept={keptOf(choice)}
          values={{ deposit, term, monthlyPriceTo: budget.monthlyPrice?.slice(1) }}
        />
        {deposit && choice.monthlyPrice?.startsWith('-') ? (
          <p className={textStyle.note}>
            {`Your results include ${vehicleTypeWords[type].plural} that your deposit would pay for in full, so they have no monthly payment.`}
          </p>
        ) : null}
      </details>
      {/* The script adds a link to the search on the terms that the device remembers: `ownBudget`. */}
      <p hidden={!isChosen} data-own-budget className={classes.own}>
        {isChosen ? <a href={searchHref(type, withoutBudget(choice))}>Clear budget</a> : null}
      </p>
    </>
  )
}

/** The parameters of a search but for those of the budget form. */
function keptOf(choice: SearchChoice): [name: string, value: string][] {
  return Object.entries(searchParams(withoutBudget(choice))).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
}

/** Links to the great and good prices among the results; nothing where there are none. */
export function GoodPrices({ view }: { view: SearchView }) {
  const { type, choice, goodPrices } = view
  if (goodPrices.length === 0) return null
  return (
    <ul aria-label="Well priced" className={stack.wrap}>
      {goodPrices.map(({ value, count }) => (
        <li key={value}>
          <a href={searchHref(type, chooseFilter(choice, 'pricePosition', value))} className={pill.pill}>
            {`${value} `}
            <span className={classes.found}>{`(${formatCount(count)})`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
