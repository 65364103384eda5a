import type { Stock } from '#app/services.ts'
import { Container } from '#app/ui/Container.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Pagination } from '#app/ui/Pagination.tsx'
import quietLink from '#app/ui/QuietLink.module.css'
import { urls } from '#app/urls.ts'
import { soldTypes } from '#content/sold-types.ts'
import { lastPage, pageSizes } from '#domain/search/parse-page.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { textOf } from '#domain/stock/record-text.ts'
import { pageBreadcrumbs } from '../layout/breadcrumbs.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { countInWords } from '../record/count-words.ts'
import { toPriceView } from '../record/price-view.ts'
import { priceInWords } from '../record/price-words.ts'
import { SearchLinks } from './SearchLinks.tsx'
import classes from './StockList.module.css'

interface StockListProps {
  rows: readonly StockRow[]
  total: number
  /** From 1. */
  page: number
  pageCount: number
}

export const stockListBreadcrumbs = pageBreadcrumbs('Every vehicle')

/** Make, model and price of every vehicle, page by page. */
export function StockList({ rows, total, page, pageCount }: StockListProps) {
  return (
    <Container className={classes.page}>
      <PageHead
        breadcrumbs={stockListBreadcrumbs}
        title="Every vehicle"
        lead={
          total === 0 ? (
            'We have no vehicles in stock today.'
          ) : (
            <>
              {countInWords('vehicle', total)}, in order of make and model. To narrow them down, search{' '}
              <SearchLinks types={soldTypes} />.
            </>
          )
        }
      />
      {rows.length > 0 ? <StockTable rows={rows} /> : null}
      <Pagination page={page} pageCount={pageCount} hrefFor={urls.vehicles} />
    </Container>
  )
}

function StockTable({ rows }: { rows: readonly StockRow[] }) {
  return (
    <div className={classes.frame}>
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
          {rows.map(({ id, make, model, price }) => (
            <tr key={id} className={classes.row}>
              <td>{make}</td>
              <td>
                <a href={urls.vehicle(id)} className={classNames(quietLink.whole, classes.link)}>
                  {model}
                </a>
              </td>
              <td className={classes.price}>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface StockRow {
  id: string
  make: string
  model: string
  /** See `priceInWords`. */
  price: string
}

/** One page of the list of every vehicle; null past the last. */
export async function loadStockList(stock: Pick<Stock, 'list'>, page: number) {
  const limit = pageSizes.list
  const { total, records } = await stock.list({ offset: (Math.min(page, lastPage) - 1) * limit, limit })
  const pageCount = Math.max(1, Math.ceil(total / limit))
  return page > pageCount ? null : { rows: records.map(toStockRow), total, page, pageCount }
}

function toStockRow(record: StockRecord): StockRow {
  return {
    id: record.metadata.stockId,
    make: textOf(record.vehicle, 'make') ?? 'Unknown',
    model: textOf(record.vehicle, 'model') ?? 'Unknown',
    price: priceInWords(toPriceView(record)),
  }
}
