import type { FinanceProduct } from '#domain/finance/finance-quote.ts'
import { formatPounds, formatRate } from '#domain/finance/format-money.ts'
import { pcpRepresentativeExample } from '#domain/finance/pcp-representative-example.ts'
import { type RepresentativeTerms, representativeExample } from '#domain/finance/representative-example.ts'
import { BrokerLine } from './BrokerLine.tsx'
import { BudgetLine } from './BudgetLine.tsx'
import classes from './RepresentativeExample.module.css'

interface RepresentativeExampleProps {
  /** Where the broker statement of the footer is enough. */
  compact?: boolean
  /** What the page quotes. PCP has an example of its own below that of hire purchase, which other vehicles are quoted on. */
  product?: FinanceProduct
  /** False on pages that show the visitor's budget in a component of their own. */
  budget?: boolean
}

/**
 * Once per page that shows a monthly price, above the first of them and more prominent. An example is at most 120 px
 * high on a phone, so that it does not push the vehicles down.
 */
export function RepresentativeExample(props: RepresentativeExampleProps) {
  const { compact = false, product = 'hp', budget = true } = props
  return (
    <div className={classes.room}>
      <Example id="representative-example" name="Representative example" terms={representativeExample} />
      {product === 'pcp' ? (
        <Example
          id="representative-example-pcp"
          name="Representative example of PCP"
          terms={pcpRepresentativeExample}
          milesPerYear={pcpRepresentativeExample.milesPerYear}
        />
      ) : null}
      <p className={classes.small}>Rates from {formatRate(representativeExample.ratesFrom)} APR.</p>
      {compact ? null : <BrokerLine />}
      {budget ? <BudgetLine /> : null}
    </div>
  )
}

interface ExampleProps {
  id: string
  name: string
  terms: RepresentativeTerms
  /** Of a PCP. */
  milesPerYear?: number
}

function Example({ id, name, terms, milesPerYear }: ExampleProps) {
  return (
    <section aria-labelledby={id} className={classes.example}>
      <h2 id={id} className={classes.heading}>
        {name}
      </h2>
      <p className={classes.rate}>
        <strong className={classes.apr}>{formatRate(terms.apr)} APR</strong> representative
      </p>
      <dl className={classes.items}>
        {itemsOf(terms, milesPerYear).map(([term, figure]) => (
          <div key={term} className={classes.item}>
            <dt>{term}</dt> <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const inFull = { pence: true }

/** The items that CONC 3.5.5R requires where a cost of credit is shown, in its order. */
function itemsOf(
  terms: RepresentativeTerms,
  milesPerYear: number | undefined,
): [term: string, figure: string][] {
  const balloon: [string, string][] =
    milesPerYear === undefined
      ? []
      : [
          ['Optional final payment', formatPounds(terms.finalPayment)],
          ['Mileage', `${milesPerYear.toLocaleString('en-GB')} a year`],
        ]
  return [
    ['Cash price', formatPounds(terms.cashPrice)],
    ['Deposit', formatPounds(terms.deposit)],
    ['Total amount of credit', formatPounds(terms.credit)],
    [`${terms.months} monthly payments of`, formatPounds(terms.instalment, inFull)],
    ...balloon,
    ['Term', `${terms.months} months`],
    ['Option to purchase fee', formatPounds(terms.optionToPurchaseFee)],
    ['Interest', `${formatRate(terms.interestRate)} a year fixed`],
    ['Total cost of credit', formatPounds(terms.totalCostOfCredit, inFull)],
    ['Total repayable', formatPounds(terms.totalRepayable, inFull)],
  ]
}
