import type { ReactNode } from 'react'
import { brokerWords, exampleItems, exampleRate, ratesFrom } from '#content/example-in-words.ts'
import { offersFinance } from '#content/offers.ts'
import { pcpRepresentativeExample, representativeExample } from '#content/representative-example.ts'
import type { FinanceQuote } from '#domain/finance/finance-quote.ts'
import classes from './RepresentativeExample.module.css'

interface RepresentativeExampleProps {
  /** Where the broker statement of the footer is enough. */
  compact?: boolean
  /**
   * Below the example: `PcpExample` where the page quotes a PCP, beside hire purchase on other vehicles; `BudgetLine` on
   * pages that have figures for the budget of the device.
   */
  also?: ReactNode
}

/**
 * Once per page that shows a monthly price, above the first of them and no less prominent: CONC 3.5.3R and 3.5.5R. Its items
 * have one size, and no other cost of credit on the page is larger. Nothing for a dealer without finance.
 */
export function RepresentativeExample({ compact = false, also }: RepresentativeExampleProps) {
  if (!offersFinance) return null
  return (
    <div className={classes.container}>
      <div className={classes.beside}>
        <Example terms={representativeExample} />
        <p className={classes.small}>{ratesFrom}</p>
      </div>
      {also}
      {compact ? null : <BrokerLine />}
    </div>
  )
}

/** What a visitor must know beside a cost of credit: who we are, what we are paid and for whom finance is. */
export function BrokerLine() {
  return <p className={classes.small}>{brokerWords}</p>
}

/** The representative example of a PCP, for `also` of `RepresentativeExample`. */
export function PcpExample() {
  return <Example terms={pcpRepresentativeExample} />
}

/** A PCP is named in the first item and for screen readers; hire purchase is not. */
function Example({ terms }: { terms: FinanceQuote }) {
  const isPcp = terms.product === 'pcp'
  const id = isPcp ? 'representative-example-pcp' : 'representative-example'
  return (
    <section aria-labelledby={isPcp ? `${id} ${id}-product` : id} className={classes.example}>
      <h2 id={id} className={classes.heading}>
        Representative example
      </h2>
      <p className={classes.rate}>
        <strong className={classes.apr}>{exampleRate(terms)}</strong> representative
      </p>
      <dl className={classes.items}>
        {isPcp ? (
          <div className={classes.item}>
            <dt>Finance</dt> <dd id={`${id}-product`}>PCP</dd>
          </div>
        ) : null}
        {exampleItems(terms).map(([term, figure]) => (
          <div key={term} className={classes.item}>
            <dt>{term}</dt> <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
