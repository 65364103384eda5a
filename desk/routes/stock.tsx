import { Form, Link } from 'react-router'
import { standings } from '#domain/stock/standing.ts'
import { stockOrders } from '#domain/stock/stock-list.ts'
import { Button } from '../../app/ui/Button.tsx'
import { Field, Input, Select } from '../../app/ui/Field.tsx'
import { visitContext } from '../context.ts'
import { PageButton } from '../layout/PageButton.tsx'
import { Pages } from '../layout/Pages.tsx'
import { readPage } from '../layout/read-page.ts'
import { readStockChoice } from '../stock/read-stock-choice.ts'
import { StockTable } from '../stock/StockTable.tsx'
import { counted, orderWords, standingWords } from '../stock/standing-words.ts'
import type { Route } from './+types/stock'
import classes from './stock.module.css'

const pageSize = 50

/** Nobody reads on: they narrow the list. */
const mostPages = 200

export async function loader({ url, context }: Route.LoaderArgs) {
  const choice = readStockChoice(url.searchParams)
  const page = readPage(url.searchParams, mostPages)
  const standing = choice.standing === 'all' ? undefined : choice.standing
  const { stock, registers } = await context.get(visitContext).services().work()
  const found = await stock.list(
    { text: choice.find, standing, order: choice.order },
    { offset: (page - 1) * pageSize, limit: pageSize },
  )
  const pages = Math.min(mostPages, Math.max(1, Math.ceil(found.total / pageSize)))
  const disputed = await registers.count()
  return { ...found, choice, page, pages, disputed: disputed.state === 'known' ? disputed.total : 0 }
}

export function meta() {
  return [{ title: 'Stock · Desk' }]
}

export default function Stock({ loaderData }: Route.ComponentProps) {
  const { lines, total, choice, page, pages, disputed } = loaderData
  const { find, standing, order } = choice
  const at = (other: number) => `?${new URLSearchParams({ find, standing, order, page: String(other) })}`
  const isNarrowed = find !== '' || standing !== 'onSite'
  return (
    <>
      <div className={classes.head}>
        <h1>Stock</h1>
        <p className={classes.count}>{counted(total, 'vehicle')}</p>
        <Link to="/stock/registers" className={classes.beside}>
          {disputed > 0
            ? `${counted(disputed, 'advert differs', 'adverts differ')} from the MOT record`
            : 'The MOT record'}
        </Link>
        <PageButton to="/stock/add" size="s" className={classes.add}>
          Add a vehicle
        </PageButton>
      </div>
      <Form role="search" aria-label="Stock" className={classes.filter} key={JSON.stringify(choice)}>
        <Field id="find" label="Plate, stock number, make or model">
          <Input name="find" type="search" defaultValue={find} autoComplete="off" />
        </Field>
        <Field id="standing" label="Where it stands">
          <Select name="standing" defaultValue={standing}>
            <option value="onSite">On the site</option>
            {standings.map((each) => (
              <option key={each} value={each}>
                {standingWords[each]}
              </option>
            ))}
            <option value="all">Everything</option>
          </Select>
        </Field>
        <Field id="order" label="Sort by">
          <Select name="order" defaultValue={order}>
            {stockOrders.map((each) => (
              <option key={each} value={each}>
                {orderWords[each]}
              </option>
            ))}
          </Select>
        </Field>
        <div className={classes.show}>
          <Button type="submit" variant="secondary">
            Show
          </Button>
          {isNarrowed ? <Link to="/stock">Show all on the site</Link> : null}
        </div>
      </Form>
      <form method="get" action="/stock/prices" className={classes.list}>
        <StockTable
          lines={lines}
          empty={
            isNarrowed
              ? 'No vehicle is like that. Look for the whole plate, the stock number, or a part of the make and model.'
              : 'Nothing is on the site yet. Add a vehicle, or read in a file.'
          }
        />
        {lines.length > 0 ? (
          <div className={classes.many}>
            <Button type="submit" variant="secondary" size="s">
              Change prices of the chosen
            </Button>
            <p className={classes.how}>
              Choose vehicles by the boxes at the left. You see the prices before they change.
            </p>
          </div>
        ) : null}
      </form>
      <Pages page={page} pages={pages} at={at} names={['Back', 'Next']} />
    </>
  )
}
