import { site } from '#content/site.ts'
import classes from './BrokerStatement.module.css'

/** Who arranges the credit, and for whom. On every page, as the rules on financial promotions require. */
export function BrokerStatement() {
  const { street, town, postcode } = site.address
  return (
    <div className={classes.statement}>
      <p>
        <strong>{`${site.legalName} is a credit broker, not a lender.`}</strong>
        {` We introduce you to lenders for finance on the vehicles that we sell. ${site.commission.summary} You can ask us which lenders we work with and how much we are paid.`}
      </p>
      <p>
        <strong>Finance is only for UK residents aged 18 and over.</strong> It is subject to status: the
        lender checks your circumstances, and its terms apply.
      </p>
      <p>
        {`${site.legalName} is authorised and regulated by the Financial Conduct Authority, firm reference number ${site.firmReference}. ${street}, ${town}, ${postcode}.`}
      </p>
    </div>
  )
}
