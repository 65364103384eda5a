import type { CSSProperties, ReactNode } from 'react'
import { ButtonLink } from '#app/ui/Button.tsx'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { urls } from '#app/urls.ts'
import { offersFinance } from '#content/offers.ts'
import { enquiryText } from '../enquiries/enquiry-text.ts'
import { budgetInWords } from '../finance/remembered-terms.ts'
import frame from './CompareFrame.module.css'
import { CompareHead, ComparePrice } from './CompareHead.tsx'
import classes from './CompareTable.module.css'
import { DistanceRow } from './DistanceRow.tsx'
import type { ComparedVehicle, CompareRow, CompareView } from './load-compare.ts'

/**
 * A column for each vehicle. Its head stays in view, by the style sheet alone. What differs comes first, then what is the
 * same on all; equipment is folded behind a checkbox, which needs no script.
 */
export function CompareTable({ vehicles, rows, places }: Pick<CompareView, 'vehicles' | 'rows' | 'places'>) {
  const ids = vehicles.map(({ vehicle }) => vehicle.id)
  const columns = { '--vehicles': vehicles.length } as CSSProperties
  const isOne = vehicles.length === 1
  const span = vehicles.length + 1
  return (
    <div className={frame.comparison}>
      {vehicles.length > 2 ? (
        <p data-screen-only className={frame.more}>
          Scroll sideways to see all {vehicles.length === 3 ? 'three' : 'four'}.
        </p>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the region may scroll, so the keyboard must reach it. */}
      <section aria-label="Comparison" tabIndex={0} className={frame.scroll} style={columns}>
        <table className={classes.table}>
          <thead className={frame.heads}>
            <tr>
              <td className={classes.corner} />
              {vehicles.map((compared) => (
                <th key={compared.vehicle.id} scope="col" className={classes.head}>
                  <CompareHead
                    {...compared}
                    withoutIt={urls.compare(ids.filter((id) => id !== compared.vehicle.id))}
                  />
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row" className={classes.corner}>
                <VisuallyHidden>Price</VisuallyHidden>
              </th>
              {vehicles.map((compared) => (
                <td key={compared.vehicle.id} className={classes.price}>
                  <ComparePrice {...compared} />
                </td>
              ))}
            </tr>
          </thead>
          <VehicleRows vehicles={vehicles} />
          <DistanceRow places={places} />
          {isOne ? (
            <Rows rows={[...rows.different, ...rows.same]} />
          ) : (
            <>
              <Rows rows={rows.different} heading="What differs" span={span} />
              <Rows rows={rows.same} heading="The same on all" span={span} />
              <Rows rows={rows.equipment} heading="Show equipment that differs" span={span} isFolded />
            </>
          )}
        </table>
      </section>
    </div>
  )
}

/** What each vehicle is in full, its monthly price and what can be done next. */
function VehicleRows({ vehicles }: Pick<CompareView, 'vehicles'>) {
  const hasVersions = vehicles.some(({ vehicle }) => vehicle.derivative)
  const hasMonthly = vehicles.some(({ vehicle, sold }) => vehicle.monthly && !sold)
  return (
    <tbody>
      {hasVersions ? (
        <Row label="Version" values={vehicles.map(({ vehicle }) => vehicle.derivative ?? 'Not listed')} />
      ) : null}
      {hasMonthly ? (
        <Row
          label="Monthly price"
          values={vehicles.map((each) => <Monthly key={each.vehicle.id} {...each} />)}
        />
      ) : null}
      {vehicles.every(({ sold }) => sold) ? null : (
        <Row
          label="Next step"
          isScreenOnly
          values={vehicles.map((each) => <NextStep key={each.vehicle.id} {...each} />)}
        />
      )}
    </tbody>
  )
}

function Monthly({ vehicle: { monthly, withVat }, sold }: ComparedVehicle) {
  if (sold) return <DoesNotApply />
  if (!monthly) return 'On application'
  return (
    <>
      <div data-financed={withVat}>{monthly}</div>
      <div className={classes.terms} data-terms>
        {budgetInWords({})}
      </div>
    </>
  )
}

function NextStep({ vehicle: { id }, sold }: ComparedVehicle) {
  if (sold) return 'Sold or no longer for sale'
  return (
    <div className={classes.actions}>
      {offersFinance ? (
        <ButtonLink href={urls.apply(id)} rel="nofollow" variant="secondary" size="s">
          Apply for Finance
        </ButtonLink>
      ) : null}
      <a href={urls.enquire(id, 'call')} rel="nofollow" className={classes.action}>
        {enquiryText.call.heading}
      </a>
    </div>
  )
}

interface RowsProps {
  rows: readonly CompareRow[]
  /** Above them; with `isFolded` the words of the checkbox that unfolds them. */
  heading?: string
  isFolded?: boolean
  /** All columns. */
  span?: number
}

function Rows({ rows, heading, isFolded = false, span }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <tbody className={classes.rows}>
      {heading ? (
        <tr className={classes.group}>
          <th scope="rowgroup" colSpan={span}>
            {isFolded ? (
              <label className={classes.show}>
                <input type="checkbox" autoComplete="off" />
                {heading}
              </label>
            ) : (
              <span className={classes.heading}>{heading}</span>
            )}
          </th>
        </tr>
      ) : null}
      {rows.map(({ label, values }) => (
        <Row key={label} label={label} values={values} />
      ))}
    </tbody>
  )
}

interface RowProps {
  label: string
  /** Null where the line does not apply. */
  values: readonly ReactNode[]
  isScreenOnly?: true
}

function Row({ label, values, isScreenOnly }: RowProps) {
  return (
    <tr data-screen-only={isScreenOnly} className={classes.row}>
      <th scope="row" className={classes.label}>
        {label}
      </th>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value belongs to its column.
        <td key={index} className={classes.value}>
          {value ?? <DoesNotApply />}
        </td>
      ))}
    </tr>
  )
}

function DoesNotApply() {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>Does not apply</VisuallyHidden>
    </>
  )
}
