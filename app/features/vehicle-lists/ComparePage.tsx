import type { CSSProperties } from 'react'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { X } from '#app/ui/icons.ts'
import { Photo } from '#app/ui/Photo.tsx'
import { Price } from '#app/ui/Price.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { urls } from '#app/urls.ts'
import { offersFinance } from '#content/offers.ts'
import { enquiryText } from '../enquiries/enquiry-text.ts'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { budgetInWords } from '../finance/remembered-terms.ts'
import { pageBreadcrumbs } from '../layout/breadcrumbs.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { PhotosSoon } from '../record/PhotosSoon.tsx'
import { sourceOf } from '../record/picture.ts'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import classes from './ComparePage.module.css'
import { DistanceRow } from './DistanceRow.tsx'
import { type ComparedVehicle, type CompareRow, type CompareView, mostCompared } from './load-compare.ts'

/** Vehicles side by side. It works without script: Remove is a link, and adding one starts at the saved vehicles. */
export function ComparePage({ vehicles, rows, places, omitted }: CompareView) {
  const ids = vehicles.map(({ vehicle }) => vehicle.id)
  const showsMonthly = vehicles.some(({ vehicle, sold }) => !sold && vehicle.monthly)
  const breadcrumbs = pageBreadcrumbs('Compare', [{ label: 'Saved vehicles', to: urls.saved() }])
  return (
    <Container className={classes.page}>
      <PageHead breadcrumbs={breadcrumbs} title="Compare vehicles" />
      {omitted > 0 ? (
        <p>
          {vehicles.length === mostCompared
            ? 'You can compare up to four vehicles, so we left out the rest.'
            : 'We have no record of some vehicles in this link, so we left them out.'}
        </p>
      ) : null}
      {showsMonthly ? <RepresentativeExample compact /> : null}
      {vehicles.length > 0 ? <CompareTable vehicles={vehicles} rows={rows} places={places} /> : null}
      <p data-screen-only className={classes.add}>
        {vehicles.length < mostCompared ? (
          <>
            <span>
              {vehicles.length < 2
                ? 'Choose two to four of your saved vehicles to see how they differ.'
                : 'You can compare up to four vehicles.'}
            </span>
            <ButtonLink
              href={urls.saved([], ids)}
              size="s"
              variant={vehicles.length < 2 ? 'primary' : 'secondary'}
            >
              {vehicles.length === 0 ? 'Choose from saved vehicles' : 'Add from saved vehicles'}
            </ButtonLink>
          </>
        ) : (
          <span>Four vehicles is the most you can compare. Remove one to add another.</span>
        )}
      </p>
    </Container>
  )
}

/** A column for each vehicle. What differs comes first; the rest is folded behind checkboxes, which need no script. */
function CompareTable({ vehicles, rows, places }: Pick<CompareView, 'vehicles' | 'rows' | 'places'>) {
  const ids = vehicles.map(({ vehicle }) => vehicle.id)
  const same = rows.same.length
  const columns = { '--vehicles': vehicles.length } as CSSProperties
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls, so the keyboard must reach it.
    <section aria-label="Comparison" tabIndex={0} className={classes.scroll}>
      <table className={classes.table} style={columns}>
        <thead>
          <tr>
            <td className={classes.corner} />
            {vehicles.map((compared) => (
              <VehicleHead
                key={compared.vehicle.id}
                {...compared}
                withoutIt={urls.compare(ids.filter((id) => id !== compared.vehicle.id))}
              />
            ))}
          </tr>
        </thead>
        <DistanceRow places={places} />
        <Rows rows={vehicles.length > 1 ? rows.different : [...rows.different, ...rows.same]} />
        {vehicles.length > 1 && same > 0 ? (
          <Rows
            rows={rows.same}
            columns={vehicles.length}
            show={`Show ${same === 1 ? 'the row that is' : `the ${same} rows that are`} the same`}
          />
        ) : null}
        {vehicles.length > 1 && rows.equipment.length > 0 ? (
          <Rows rows={rows.equipment} columns={vehicles.length} show="Show equipment that differs" />
        ) : null}
      </table>
    </section>
  )
}

interface VehicleHeadProps extends ComparedVehicle {
  /** The address of the comparison without this vehicle. */
  withoutIt: string
}

function VehicleHead({ vehicle, sold, withoutIt }: VehicleHeadProps) {
  const { id, name, derivative, price, vatNote, monthly, withVat, reserved } = vehicle
  return (
    <th scope="col" className={classes.head}>
      <div className={classes.headParts}>
        <div className={classes.picture}>
          <HeadPicture vehicle={vehicle} />
        </div>
        <div>
          {sold ? (
            <span className={classes.name}>{name}</span>
          ) : (
            <a href={urls.vehicle(id)} className={classes.name}>
              {name}
            </a>
          )}
          {derivative ? <div className={classes.derivative}>{derivative}</div> : null}
          {reserved && !sold ? <div className={textStyle.strong}>Reserved</div> : null}
        </div>
        {sold ? (
          <div className={textStyle.strong}>Sold or no longer for sale</div>
        ) : (
          <div>
            <Price amount={price} note={vatNote} size="s" />
            {monthly ? (
              <>
                <div className={classes.monthly} data-financed={withVat}>
                  {monthly}
                </div>
                <div className={classes.monthly} data-terms>
                  {budgetInWords({})}
                </div>
              </>
            ) : null}
          </div>
        )}
        {sold ? (
          <div />
        ) : (
          <div data-screen-only className={classes.actions}>
            {offersFinance ? (
              <ButtonLink href={urls.apply(id)} rel="nofollow" variant="secondary" size="s">
                Apply for Finance
              </ButtonLink>
            ) : null}
            <a href={urls.enquire(id, 'call')} rel="nofollow" className={classes.action}>
              {enquiryText.call.heading}
            </a>
          </div>
        )}
        <a href={withoutIt} data-screen-only className={classes.action}>
          <X aria-hidden size={18} />
          Remove<VisuallyHidden> {name} from the comparison</VisuallyHidden>
        </a>
      </div>
    </th>
  )
}

function HeadPicture({ vehicle }: { vehicle: CardVehicle }) {
  if (!vehicle.picture) return <PhotosSoon name={vehicle.name} />
  const source = sourceOf({ address: vehicle.picture })
  return <Photo {...source} sizes={source.srcSet ? '24rem' : undefined} alt="" width={800} height={600} />
}

interface RowsProps {
  rows: readonly CompareRow[]
  /** Folded: the words of the checkbox that unfolds them, and how many columns it spans. */
  show?: string
  columns?: number
}

function Rows({ rows, show, columns = 0 }: RowsProps) {
  return (
    <tbody className={classes.rows}>
      {show ? (
        <tr data-screen-only className={classes.fold}>
          <th scope="rowgroup" colSpan={columns + 1}>
            <label className={classes.show}>
              <input type="checkbox" autoComplete="off" />
              {show}
            </label>
          </th>
        </tr>
      ) : null}
      {rows.map(({ label, values }) => (
        <tr key={label} className={classes.row}>
          <th scope="row" className={classes.label}>
            {label}
          </th>
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a value belongs to its column.
            <td key={index} className={classes.value}>
              {value}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
