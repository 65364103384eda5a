import { X } from '#app/ui/icons.ts'
import { PageLink } from '#app/ui/PageLink.tsx'
import { NoPhoto, Photo } from '#app/ui/Photo.tsx'
import { Price } from '#app/ui/Price.tsx'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { urls } from '#app/urls.ts'
import { sourceOf } from '../record/picture.ts'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import classes from './ComparePage.module.css'
import type { CompareRow } from './compare-rows.ts'
import type { ComparedVehicle, CompareView } from './load-compare.ts'

/** A column for each vehicle. What differs comes first; the rest is folded behind checkboxes, which need no script. */
export function CompareTable({ vehicles, rows }: Pick<CompareView, 'vehicles' | 'rows'>) {
  const ids = vehicles.map(({ vehicle }) => vehicle.id)
  const same = rows.same.length
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls, so the keyboard must reach it.
    <section aria-label="Comparison" tabIndex={0} className={classes.scroll}>
      <table className={classes.table}>
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
  const { id, name, derivative, price, vatStatus, monthly, financed, reserved } = vehicle
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
            <PageLink to={urls.vehicle(id)} className={classes.name}>
              {name}
            </PageLink>
          )}
          {derivative ? <div className={classes.derivative}>{derivative}</div> : null}
          {reserved && !sold ? <div className={classes.state}>Reserved</div> : null}
        </div>
        {sold ? (
          <div className={classes.state}>Sold or no longer for sale</div>
        ) : (
          <div>
            <Price amount={price} note={vatStatus} size="s" />
            {monthly ? (
              <div className={classes.monthly} data-financed={financed}>
                {monthly}
              </div>
            ) : null}
          </div>
        )}
        <PageLink to={withoutIt} className={classes.remove}>
          <X aria-hidden size={18} />
          Remove<VisuallyHidden> {name} from the comparison</VisuallyHidden>
        </PageLink>
      </div>
    </th>
  )
}

function HeadPicture({ vehicle }: { vehicle: CardVehicle }) {
  if (!vehicle.picture) return <NoPhoto label={vehicle.name} />
  const source = sourceOf({ address: vehicle.picture })
  return <Photo {...source} sizes={source.srcSet ? '16rem' : undefined} alt="" width={800} height={600} />
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
        <tr className={classes.fold}>
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
