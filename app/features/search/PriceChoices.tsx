import { ChevronDown } from 'lucide-react'
import { urls } from '#app/urls.ts'
import { defaultTerms } from '#domain/finance/finance-terms.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { pence } from '#domain/finance/money.ts'
import { parseVatBasis, type VatBasis } from '#domain/finance/vat.ts'
import { BudgetForm } from '../finance/BudgetForm.tsx'
import { VatSwitch } from '../finance/VatSwitch.tsx'
import classes from './PriceChoices.module.css'
import { type SearchChoice, searchHref, searchParams } from './search-choice.ts'
import type { SearchView } from './search-view.ts'

/** How prices and monthly figures are shown: the visitor's budget, and VAT for vans and trucks. */
export function PriceChoices({ view }: { view: SearchView }) {
  const { type, choice } = view
  const { deposit, term, vat } = choice.terms
  const withVat = (basis: VatBasis) => searchHref(type, { ...choice, terms: { ...choice.terms, vat: basis } })
  const ends = choice.values.monthlyPrice?.split('-')
  return (
    <div className={classes.priceChoices}>
      {type === 'car' ? null : (
        <VatSwitch shown={parseVatBasis(vat ?? null)} hrefs={{ inc: withVat('inc'), ex: withVat('ex') }} />
      )}
      <details className={classes.budget}>
        <summary>
          <span className={classes.lead}>Your budget: </span>
          {`${formatPounds(pence(Number(deposit ?? 0) * 100))} deposit, ${term ?? defaultTerms.months} months`}
          <ChevronDown aria-hidden size={16} />
        </summary>
        <BudgetForm
          key={`${deposit} ${term} ${ends?.at(-1)}`}
          action={urls.search(type)}
          kept={keptOf(choice)}
          deposit={deposit}
          term={term}
          monthly={ends?.[1]}
        />
      </details>
    </div>
  )
}

/** The parameters of a search but for those of the budget form. */
function keptOf(choice: SearchChoice): [name: string, value: string][] {
  const { monthlyPrice: _, ...values } = choice.values
  const { vat } = choice.terms
  const params = searchParams({ ...choice, values, terms: vat === undefined ? {} : { vat } })
  return Object.entries(params).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
}
