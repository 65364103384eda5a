import { site } from '#content/site.ts'
import classes from './BrokerStatement.module.css'

/**
 * Who arranges the credit, for whom and on whose authority, on every page: legal name, broker and not lender, status and
 * postal address, as the FCA Handbook asks in CONC 3.5.3R(1)(b), CONC 3.7 and GEN 4. Nothing without credit.
 */
export function BrokerStatement() {
  const { legalName, commission, leaseWords, offersFinance, regulation } = site
  const { street, town, postcode } = site.address
  if (regulation === null) return null
  return (
    <div className={classes.statement}>
      <p>
        <strong>{`${legalName} is a credit broker, not a lender.`}</strong>
        {offersFinance
          ? ` We introduce you to lenders for finance on the vehicles that we sell. ${commission.summary} You can ask us which lenders we work with and how much we are paid.`
          : ` ${leaseWords}`}
      </p>
      {offersFinance ? (
        <p>
          <strong>Finance is only for UK residents aged 18 and over.</strong> It is subject to status: the
          lender checks your circumstances, and its terms apply.
        </p>
      ) : null}
      <p>{`${regulation.disclosure} ${street}, ${town}, ${postcode}.`}</p>
    </div>
  )
}
