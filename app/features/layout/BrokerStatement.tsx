import { site } from '#content/site.ts'
import classes from './BrokerStatement.module.css'

/** Who arranges the credit, and for whom. On every page, as the rules on finance promotions ask. */
export function BrokerStatement() {
  const { street, town, postcode } = site.address
  return (
    <div className={classes.statement}>
      <p>
        <strong>{site.legalName} is a credit broker, not a lender.</strong> We introduce you to lenders for
        finance on the vehicles that we sell, and may receive a commission from the lender if you take out an
        agreement. Ask us, and we tell you which lenders we work with and what we are paid.
      </p>
      <p>
        <strong>Finance is for UK residents aged 18 and over only</strong>, and is subject to status: the
        lender checks your circumstances, and terms apply.
      </p>
      <p>
        {site.legalName} is authorised and regulated by the Financial Conduct Authority, firm reference number{' '}
        {site.firmReference}. {street}, {town}, {postcode}.
      </p>
    </div>
  )
}
