import { data, Link, redirect } from 'react-router'
import { pricePositionWords } from '#domain/stock/price-position.ts'
import { Notice } from '../../app/ui/Notice.tsx'
import { visitContext } from '../context.ts'
import { Done } from '../layout/Done.tsx'
import { PageButton } from '../layout/PageButton.tsx'
import { Section } from '../layout/Section.tsx'
import { SendButton } from '../layout/SendButton.tsx'
import { LeadTable } from '../leads/LeadTable.tsx'
import { Disagreements } from '../stock/Disagreements.tsx'
import { adviceOf, didWords } from '../stock/done-words.ts'
import { HeldForWhom } from '../stock/HeldForWhom.tsx'
import { Picture } from '../stock/Picture.tsx'
import { readVehicleAct } from '../stock/read-vehicle-act.ts'
import { SetByHand } from '../stock/SetByHand.tsx'
import { Standing } from '../stock/Standing.tsx'
import { counted } from '../stock/standing-words.ts'
import { VehicleActs } from '../stock/VehicleActs.tsx'
import type { Route } from './+types/vehicle'
import classes from './vehicle.module.css'

/** Of a vehicle, the latest first. */
const mostLeads = 20

export async function loader({ params, context }: Route.LoaderArgs) {
  const { leads, sitePage, work } = context.get(visitContext).services()
  const { stock, registers } = await work()
  const vehicle = await stock.open(params.id)
  if (!vehicle) throw data(null, { status: 404 })
  const { leads: about } = await leads.list({ vehicle: params.id }, { offset: 0, limit: mostLeads })
  const disagreements = await registers.of(params.id)
  return {
    vehicle,
    disagreements,
    leads: about,
    sitePage: sitePage(`/vehicles/${encodeURIComponent(params.id)}`),
    now: Date.now(),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { stock } = await context.get(visitContext).services().work()
  const form = await request.formData()
  const read = readVehicleAct(form)
  if (read === null)
    return data({ act: '', fields: {}, advice: 'Press one of the buttons.' }, { status: 400 })
  const { act, seen, shown } = read
  const done =
    act.act === 'undo' ? await stock.undo(params.id, seen) : await stock.act(params.id, act, seen, shown)
  // Away from the form, so that loading the page again does nothing twice.
  if (done.state === 'done') throw redirect(`/stock/${encodeURIComponent(params.id)}`)
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  return data(
    { act: act.act, fields, advice: adviceOf(done) },
    { status: done.state === 'refused' ? 400 : 409 },
  )
}

/** Also when nothing was done, because somebody else has changed it. */
export function shouldRevalidate() {
  return true
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { name = 'Vehicle', plate = '' } = loaderData?.vehicle ?? {}
  return [{ title: `${[name, plate].filter(Boolean).join(' ')} · Desk` }]
}

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'medium',
  timeStyle: 'short',
})

export default function Vehicle({ loaderData, actionData }: Route.ComponentProps) {
  const { vehicle, disagreements, leads, sitePage, now } = loaderData
  const unsaved = actionData ?? null
  const { id, name, plate, stockNumber, facts, price, position, days, reason, undo, same, newWords } = vehicle
  const isNumbered = stockNumber.replaceAll(' ', '') !== plate.replaceAll(' ', '')
  const page = `/stock/${encodeURIComponent(id)}`
  const isElsewhere = unsaved !== null && ['', 'undo', 'released', 'mileage'].includes(unsaved.act)
  return (
    <>
      <div className={classes.head}>
        <Picture address={vehicle.picture} isLarge />
        <div className={classes.words}>
          <h1>{name}</h1>
          <p className={classes.soft}>
            {[plate || 'No plate', isNumbered && stockNumber, facts].filter(Boolean).join(' · ')}
          </p>
          <p className={classes.standing}>
            <Standing standing={vehicle.standing} />
            <strong>{price}</strong>
            {position ? <span>{pricePositionWords[position]}</span> : null}
            <span>{counted(days, 'day')} in stock</span>
            {reason ? <span>{reason}</span> : null}
            <HeldForWhom heldFor={vehicle.heldFor} />
          </p>
        </div>
      </div>
      <nav aria-label="This vehicle" className={classes.links}>
        <PageButton size="s" variant="secondary" to={`${page}/photos`}>
          Photos
        </PageButton>
        <PageButton size="s" variant="secondary" to={`${page}/fields`}>
          All fields
        </PageButton>
        {vehicle.isOnSite ? (
          <a href={sitePage} target="_blank" rel="noreferrer">
            What buyers see
          </a>
        ) : null}
      </nav>
      {undo ? (
        <Done words={`${undo.person} ${didWords[undo.act]}, ${time.format(undo.at)}.`}>
          <input type="hidden" name="seen" value={vehicle.change} />
          <SendButton name="act" value="undo" size="s" variant="secondary">
            Undo
          </SendButton>
        </Done>
      ) : null}
      {vehicle.undone ? (
        <p role="status">
          Undone: {vehicle.undone.person} took back “{didWords[vehicle.undone.act]}”,{' '}
          {time.format(vehicle.undone.at)}.
        </p>
      ) : null}
      {isElsewhere ? <Notice tone="error" role="status" title={unsaved.advice} /> : null}
      {disagreements.length > 0 ? (
        <Notice tone="signal" title="The MOT record says something else">
          <Disagreements id={id} seen={vehicle.change} shown={vehicle.shown} disagreements={disagreements} />
        </Notice>
      ) : null}
      {same.length > 0 ? (
        <Notice tone="signal" title="The same plate or VIN is in stock more than once">
          <ul>
            {same.map((other) => (
              <li key={other.id}>
                <Link to={`/stock/${encodeURIComponent(other.id)}`}>
                  {other.name} {other.stockNumber}
                </Link>
                {other.isOnSite ? ', on the site' : ', not on the site'}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {newWords.length > 0 ? (
        <Notice tone="signal" title="Kept as written, but not known">
          {newWords.join(', ')}. If one is a misspelling, correct it in all fields.
        </Notice>
      ) : null}
      <div className={classes.columns}>
        <Section title="Change">
          <VehicleActs vehicle={vehicle} leads={leads} unsaved={unsaved} />
        </Section>
        <div className={classes.beside}>
          <Section title="Enquiries">
            <LeadTable leads={leads} now={now} without="vehicle" empty="Nobody has asked about it yet." />
          </Section>
          <Section title="Changed by hand">
            <SetByHand vehicle={vehicle} />
          </Section>
        </div>
      </div>
    </>
  )
}
