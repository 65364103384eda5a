import { Link } from 'react-router'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { Container } from '#app/ui/Container.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import { Pagination } from '#app/ui/Pagination.tsx'
import { pageTrail } from '../layout/page-trail.ts'
import classes from './StockList.module.css'
import type { StockRow } from './stock-row.ts'

export interface StockListProps {
  rows: readonly StockRow[]
  total: number
  /** From 1. */
  page: number
  pageCount: number
}

export const stockListTrail = pageTrail('Every vehicle')

/** Make, model and price of every vehicle, page by page. */
export function StockList({ rows, total, page, pageCount }: StockListProps) {
  return (
    <Container className={classes.page}>
      <Breadcrumb items={stockListTrail} />
      <h1 className={classes.heading}>Every vehicle</h1>
      <p className={classes.lead}>
        {formatCount(total)} {total === 1 ? 'vehicle' : 'vehicles'}, in order of make and model. To narrow
        them down, search <Link to="/car-search">cars</Link>, <Link to="/van-search">vans</Link> or{' '}
        <Link to="/truck-search">trucks</Link>.
      </p>
      {rows.length > 0 ? <StockTable rows={rows} /> : null}
      <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
    </Container>
  )
}

function StockTable({ rows }: { rows: readonly StockRow[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Make</th>
          <th scope="col">Model</th>
          <th scope="col" className={classes.price}>
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, make, model, price, vatStatus }) => (
          <tr key={id} className={classes.row}>
            <td>{make}</td>
            <td>
              <Link to={`/vehicles/${encodeURIComponent(id)}`} className={classes.link}>
                {model}
              </Link>
            </td>
            <td className={classes.price}>
              {price}
              {vatStatus ? <span className={classes.vat}> {vatStatus}</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function hrefFor(page: number): string {
  return page === 1 ? '/vehicles' : `/vehicles?page=${page}`
}
