import { classNames } from '#app/ui/class-names.ts'
import { urls } from '#app/urls.ts'
import { callLink, site } from '#content/site.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import classes from './VehicleSections.module.css'
import type { PriceHistory, Provenance } from './vehicle-past.ts'

const list = new Intl.ListFormat('en-GB')

/** The former prices of the vehicle. */
export function FormerPrices({ summary, prices }: PriceHistory) {
  return (
    <section aria-labelledby="stock-history" className={classes.section}>
      <h2 id="stock-history">Price history</h2>
      <p>{summary}</p>
      <table className={classes.rows}>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">Price</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ day, price, change }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{price}</td>
              <td>{change ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What to check on a used vehicle, by its type. */
const checklists: Record<VehicleType, string> = {
  car: 'checking-a-used-car',
  van: 'used-van-checks',
  truck: 'buying-a-truck',
}

/** Facts about the vehicle's past with their sources, and an offer of the history check for those that our records lack. */
export function VehicleHistory({ facts, missing, isNew, type }: Provenance & { type: VehicleType }) {
  return (
    <section aria-labelledby="history" className={classes.section}>
      <h2 id="history">History and checks</h2>
      {isNew ? (
        <p>This vehicle is new, so it has no previous keeper, MOT test or service to report.</p>
      ) : null}
      {facts.length > 0 ? (
        <dl className={classNames(classes.rows, classes.sourced)}>
          {facts.map(({ label, value, source, warning }) => (
            <div key={label} className={classes.row}>
              <dt>{label}</dt>
              <dd className={warning ? classes.warning : undefined}>{value}</dd>
              <dd className={classes.soft}>{source}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {missing.length > 0 ? (
        <div className={classNames(classes.words, classes.missing)}>
          <h3>Ask us for the history check before you pay</h3>
          <p>
            {`Our records do not cover: ${list.format(missing)}. Call us on `}
            <a href={callLink}>{site.phone.label}</a>, and we will go through them with you before you pay.
          </p>
        </div>
      ) : null}
      {isNew ? null : (
        <p className={classes.links}>
          <a href={urls.article(checklists[type])}>
            {`What to check on a used ${vehicleTypeWords[type].singular}`}
          </a>
          <a href="https://www.gov.uk/check-mot-history">MOT history on GOV.UK</a>
        </p>
      )}
    </section>
  )
}
