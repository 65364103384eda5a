import { data, Form, redirect } from 'react-router'
import { site } from '#content/site.ts'
import { agoInWords } from '#domain/leads/since-in-words.ts'
import type { LeadAnswer } from '#server/leads/staff/lead-view.ts'
import { Badge } from '../../app/ui/Badge.tsx'
import { ButtonLink } from '../../app/ui/Button.tsx'
import { visitContext } from '../context.ts'
import { Section } from '../layout/Section.tsx'
import { SendButton } from '../layout/SendButton.tsx'
import { replyLinks } from '../leads/first-words.ts'
import { History } from '../leads/History.tsx'
import { handlingWords } from '../leads/handling-words.ts'
import { NoteForm } from '../leads/NoteForm.tsx'
import { readNote, typedOf } from '../leads/read-note.ts'
import { VehicleCard } from '../stock/VehicleCard.tsx'
import type { Route } from './+types/lead'
import classes from './lead.module.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { leads, work } = visit.services()
  const { stock } = await work()
  const lead = await leads.open(params.id)
  if (!lead) throw data(null, { status: 404 })
  const [about = null] = lead.vehicleId === null ? [] : await stock.lines([lead.vehicleId])
  return { lead, about, links: replyLinks(lead, site.name, visit.person ?? ''), now: Date.now() }
}

const others =
  'Somebody has noted something meanwhile: it is in the history now. Look at it, and press again if it still holds.'
const erased = 'This lead has been erased meanwhile, so nothing can be noted of it any more.'

export async function action({ request, params, context }: Route.ActionArgs) {
  const { leads } = context.get(visitContext).services()
  const form = await request.formData()
  if (form.has('reveal')) return { shown: await leads.reveal(params.id) }
  const note = readNote(form)
  if (note.advice !== null) return data({ unsaved: note }, { status: 400 })
  const noting = await leads.note(params.id, note, note.version)
  // Away from the form, so that loading the page again notes nothing twice.
  if (noting === 'noted') throw redirect(`/leads/${encodeURIComponent(params.id)}`)
  return data(
    { unsaved: { ...typedOf(form), advice: noting === 'changed' ? others : erased, box: 'text' as const } },
    { status: 409 },
  )
}

/** Also when nothing could be noted, because somebody else has noted something. */
export function shouldRevalidate() {
  return true
}

export function meta() {
  return [{ title: 'Lead · Desk' }]
}

const received = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'full',
  timeStyle: 'short',
})

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, about, links, now } = loaderData
  const shown = actionData && 'shown' in actionData ? actionData.shown : null
  const unsaved = actionData && 'unsaved' in actionData ? actionData.unsaved : null
  const {
    name,
    reference,
    title,
    vehicle,
    phone,
    email,
    answers,
    offered,
    message,
    hidden,
    fault,
    acceptedAt,
    history,
    daysLeft,
  } = lead
  return (
    <>
      <div className={classes.head}>
        <h1>{name || reference}</h1>
        <p className={classes.standing}>
          <Badge tone={lead.handling === 'open' ? 'amber' : 'neutral'}>{handlingWords[lead.handling]}</Badge>
          {lead.holder ? <span>{lead.holder} has it</span> : null}
          <span className={classes.soft}>
            {title} {reference}, {agoInWords(now - acceptedAt)} ({received.format(acceptedAt)})
          </span>
        </p>
      </div>
      {fault ? <p>{fault}</p> : null}
      <div className={classes.actions}>
        {links.call ? (
          <ButtonLink size="s" href={links.call}>
            Call {phone}
          </ButtonLink>
        ) : null}
        {links.email ? (
          <ButtonLink size="s" variant="secondary" href={links.email}>
            Write to {email}
          </ButtonLink>
        ) : null}
        {links.whatsApp ? (
          <ButtonLink size="s" variant="secondary" href={links.whatsApp} target="_blank" rel="noreferrer">
            WhatsApp
          </ButtonLink>
        ) : null}
      </div>
      <div className={classes.columns}>
        <Section title="What they wrote">
          {about ? (
            <VehicleCard vehicle={about} />
          ) : (
            <p>
              <span className={classes.soft}>Vehicle</span> {vehicle || 'None named'}
            </p>
          )}
          {message ? <blockquote className={classes.message}>{message}</blockquote> : null}
          <Answers answers={answers} />
          {offered.length > 0 ? (
            <>
              <h3>Their own vehicle</h3>
              <Answers answers={offered} />
            </>
          ) : null}
          {daysLeft === null ? null : (
            <p className={classes.soft}>
              {daysLeft === 0
                ? 'What they wrote is erased today.'
                : `What they wrote is erased in ${daysLeft === 1 ? '1 day' : `${daysLeft} days`}.`}
            </p>
          )}
          {shown ? <Answers answers={shown} /> : hidden.length > 0 ? <Hidden labels={hidden} /> : null}
        </Section>
        <Section title="What we did">
          {fault ? null : <NoteForm kind={lead.kind} history={history} unsaved={unsaved} />}
          <History events={history.events} />
        </Section>
      </div>
    </>
  )
}

function Answers({ answers }: { answers: readonly LeadAnswer[] }) {
  return (
    <dl className={classes.answers}>
      {answers.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** "Monthly income after tax (£)" without the unit of its box. */
function inSentence(label: string): string {
  return label.replace(/ \(.*\)$/, '').toLowerCase()
}

/** Date of birth and income stand behind a press, which is noted. */
function Hidden({ labels }: { labels: readonly string[] }) {
  return (
    <Form method="post" className={classes.hidden} preventScrollReset>
      <SendButton name="reveal" value="yes" variant="secondary" size="s">
        Show {labels.map(inSentence).join(' and ')}
      </SendButton>
      <p className={classes.soft}>That you have looked is noted under your name.</p>
    </Form>
  )
}
