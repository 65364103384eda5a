import { data, Link, redirect } from 'react-router'
import { Notice } from '../../app/ui/Notice.tsx'
import { visitContext } from '../context.ts'
import { Done } from '../layout/Done.tsx'
import { Pages } from '../layout/Pages.tsx'
import { readPage } from '../layout/read-page.ts'
import { SendButton } from '../layout/SendButton.tsx'
import { Disagreements } from '../stock/Disagreements.tsx'
import { adviceOf, didWords } from '../stock/done-words.ts'
import { Picture } from '../stock/Picture.tsx'
import { readVehicleAct } from '../stock/read-vehicle-act.ts'
import { counted } from '../stock/standing-words.ts'
import type { Route } from './+types/registers'
import classes from './registers.module.css'

const pageSize = 30

export async function loader({ url, context }: Route.LoaderArgs) {
  const { registers, stock } = await context.get(visitContext).services().work()
  const count = await registers.count()
  const total = count.state === 'known' ? count.total : 0
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = readPage(url.searchParams, pages)
  const done = url.searchParams.get('done')
  const acted = done === null ? null : await stock.open(done)
  return {
    count,
    page,
    pages,
    lines: await registers.page({ offset: (page - 1) * pageSize, limit: pageSize }),
    acted: acted?.undo ? { ...acted.undo, id: acted.id, name: named(acted), change: acted.change } : null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { stock } = await context.get(visitContext).services().work()
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  const read = readVehicleAct(form)
  if (read?.act.act !== 'mileage' && read?.act.act !== 'undo')
    return data({ advice: 'Press one of the buttons.' }, { status: 400 })
  const done =
    read.act.act === 'undo'
      ? await stock.undo(id, read.seen)
      : await stock.act(id, { act: 'mileage' }, read.seen, read.shown)
  if (done.state !== 'done')
    return data({ advice: adviceOf(done) }, { status: done.state === 'refused' ? 400 : 409 })
  throw redirect(
    read.act.act === 'undo' ? '/stock/registers' : `/stock/registers?done=${encodeURIComponent(id)}`,
  )
}

/** Also when nothing was done, because somebody else has changed it. */
export function shouldRevalidate() {
  return true
}

export function meta() {
  return [{ title: 'The MOT record · Desk' }]
}

export default function Registers({ loaderData, actionData }: Route.ComponentProps) {
  const { count, lines, page, pages, acted } = loaderData
  return (
    <>
      <div className={classes.head}>
        <h1>The MOT record</h1>
        {count.state === 'known' && count.total > 0 ? (
          <p className={classes.soft}>
            {counted(count.total, 'advert differs', 'adverts differ')} from it
            {count.withheld > 0 ? `, ${count.withheld.toLocaleString('en-GB')} in the mileage` : ''}
          </p>
        ) : null}
      </div>
      {acted ? (
        <Done words={`${acted.name}: ${acted.person} ${didWords[acted.act]}.`}>
          <input type="hidden" name="id" value={acted.id} />
          <input type="hidden" name="seen" value={acted.change} />
          <SendButton name="act" value="undo" size="s" variant="secondary">
            Undo
          </SendButton>
        </Done>
      ) : null}
      {actionData ? <Notice tone="error" role="alert" title={actionData.advice} /> : null}
      <State count={count.state} isEmpty={lines.length === 0} />
      {lines.length > 0 ? (
        <ul className={classes.vehicles}>
          {lines.map(({ line, disagreements }) => (
            <li key={line.id} className={classes.vehicle}>
              <Picture address={line.picture} isLarge />
              <div className={classes.words}>
                <h2>
                  <Link
                    to={`/stock/${encodeURIComponent(line.id)}`}
                    className={classes.name}
                    data-line="prsn"
                  >
                    {line.name}
                  </Link>
                </h2>
                <p className={classes.soft}>
                  {[line.plate, line.facts, line.price].filter(Boolean).join(' · ')}
                </p>
                <Disagreements
                  id={line.id}
                  seen={line.change}
                  shown={line.shown}
                  disagreements={disagreements}
                />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <Pages page={page} pages={pages} at={(other) => `?page=${other}`} names={['Back', 'Next']} />
    </>
  )
}

function State({ count, isEmpty }: { count: 'off' | 'counting' | 'known'; isEmpty: boolean }) {
  if (count === 'off')
    return (
      <p className={classes.soft}>
        The MOT register is not asked, so there is nothing to compare. Whoever runs the machine sets it up
        with the keys that DVSA gives: see docs/registers.md.
      </p>
    )
  if (count === 'counting')
    return (
      <p className={classes.soft} role="status">
        All adverts are compared with the MOT record, which takes a minute. Load the page again then.
      </p>
    )
  return isEmpty ? (
    <p className={classes.empty}>
      No advert differs from the MOT record. What a vehicle’s last tests say of its mileage, MOT, make, colour
      and fuel is compared here.
    </p>
  ) : null
}

function named({ name, plate }: { name: string; plate: string }): string {
  return [name, plate].filter(Boolean).join(' ')
}
