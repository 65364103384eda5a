import { data, Form, Link, redirect } from 'react-router'
import { readPriceChange } from '#domain/stock/price-change.ts'
import { Button } from '../../app/ui/Button.tsx'
import { Field, Input, Select } from '../../app/ui/Field.tsx'
import { Notice } from '../../app/ui/Notice.tsx'
import { visitContext } from '../context.ts'
import { Done } from '../layout/Done.tsx'
import { Refused } from '../layout/Refused.tsx'
import { Section } from '../layout/Section.tsx'
import { SendButton } from '../layout/SendButton.tsx'
import { adviceOf } from '../stock/done-words.ts'
import { RepriceTable } from '../stock/RepriceTable.tsx'
import { readRepriced } from '../stock/read-prices.ts'
import { counted } from '../stock/standing-words.ts'
import type { Route } from './+types/prices'
import classes from './prices.module.css'

/** Vehicles at once: a page of the list. */
const most = 50

export async function loader({ url, context }: Route.LoaderArgs) {
  const { stock } = await context.get(visitContext).services().work()
  const { searchParams: params } = url
  const ids = [...new Set(params.getAll('id'))].slice(0, most)
  const [by, amount] = [params.get('by') ?? 'percent', params.get('amount') ?? '']
  const change = readPriceChange(by, amount)
  const key = params.get('done') ?? ''
  return {
    chosen: await stock.lines(ids),
    lines: change ? await stock.preview(ids, change) : [],
    by,
    amount,
    isUnread: amount !== '' && change === null,
    key,
    undoable: stock.undoable(key),
    isUndone: params.has('undone'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { stock } = await context.get(visitContext).services().work()
  const form = await request.formData()
  const key = form.get('undo')
  const done = typeof key === 'string' ? await stock.undo(key) : await stock.reprice(readRepriced(form))
  if (done.state === 'done')
    throw redirect(`/stock/prices?${typeof key === 'string' ? 'undone=1' : `done=${done.id}`}`)
  const isLate = done.state === 'meanwhile'
  const advice = isLate
    ? `No price was changed: ${counted(done.ids.length, 'vehicle has', 'vehicles have')} changed meanwhile. The prices below are as they are now. Look at them, and press again.`
    : adviceOf(done)
  return data({ advice }, { status: isLate ? 409 : 400 })
}

/** Also when nothing was done, because somebody else has changed one. */
export function shouldRevalidate() {
  return true
}

export function meta() {
  return [{ title: 'Change prices · Desk' }]
}

export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, lines, by, amount, isUnread, key, undoable, isUndone } = loaderData
  const changing = lines.filter(({ pounds }) => pounds !== null)
  return (
    <>
      <h1>Change prices</h1>
      <Refused answer={actionData} />
      {isUndone ? (
        <Notice tone="success" role="status" title="The prices are again as they were before" />
      ) : null}
      {undoable > 0 ? (
        <Done words={`${counted(undoable, 'price was', 'prices were')} changed.`}>
          <SendButton name="undo" value={key} size="s" variant="secondary">
            Undo all of it
          </SendButton>
        </Done>
      ) : null}
      {chosen.length === 0 ? (
        <p>
          {undoable > 0 || isUndone ? (
            <Link to="/stock">Back to the stock</Link>
          ) : (
            <>
              <Link to="/stock">Choose vehicles in the list</Link> by the boxes at their left.
            </>
          )}
        </p>
      ) : (
        <Form method="get" className={classes.how} preventScrollReset>
          {chosen.map(({ id }) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <Field
            id="amount"
            label="By how much: −5 lowers them"
            advice={
              isUnread
                ? 'A number other than 0. Percent: at most 50. For an amount with £, choose pounds.'
                : null
            }
          >
            <Input name="amount" inputMode="text" autoComplete="off" maxLength={12} defaultValue={amount} />
          </Field>
          <Field id="by" label="In">
            <Select name="by" defaultValue={by}>
              <option value="percent">percent</option>
              <option value="pounds">pounds</option>
            </Select>
          </Field>
          <Button type="submit" variant="secondary">
            Show the prices
          </Button>
        </Form>
      )}
      {lines.length > 0 ? (
        <Section title={`${counted(changing.length, 'price')} will change`}>
          <Form method="post" className={classes.preview}>
            <RepriceTable lines={lines} />
            <SendButton disabled={changing.length === 0}>
              Change {counted(changing.length, 'price')}
            </SendButton>
          </Form>
        </Section>
      ) : chosen.length > 0 ? (
        <p className={classes.soft}>
          {chosen.map(({ name, plate }) => [name, plate].filter(Boolean).join(' ')).join(', ')}
        </p>
      ) : null}
    </>
  )
}
