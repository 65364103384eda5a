import { data, useFetcher } from 'react-router'
import type { LeadAnswer } from '#server/leads/staff/staff-leads.ts'
import { Button, ButtonLink } from '../../app/ui/Button.tsx'
import { visitContext } from '../context.ts'
import { Section } from '../layout/Section.tsx'
import { sinceInWords } from '../leads/since-in-words.ts'
import type { Route } from './+types/lead'
import classes from './lead.module.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { leads } = context.get(visitContext).services()
  const lead = await leads.open(params.id)
  if (!lead) throw data(null, { status: 404 })
  return { lead, now: Date.now() }
}

export function meta() {
  return [{ title: 'Lead · Desk' }]
}

const received = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'full',
  timeStyle: 'short',
})

export default function Lead({ loaderData }: Route.ComponentProps) {
  const { lead, now } = loaderData
  const { name, reference, title, vehicle, phone, email, answers, message, hidden, fault, acceptedAt } = lead
  return (
    <>
      <div className={classes.head}>
        <h1>{name || reference}</h1>
        <p className={classes.soft}>
          {title} {reference}, {sinceInWords(now - acceptedAt)} ago ({received.format(acceptedAt)})
        </p>
      </div>
      {fault ? <p>{fault}</p> : null}
      <div className={classes.actions}>
        {phone ? (
          <ButtonLink size="s" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            Call {phone}
          </ButtonLink>
        ) : null}
        {email ? (
          <ButtonLink size="s" variant="secondary" href={`mailto:${encodeURIComponent(email)}`}>
            Write to {email}
          </ButtonLink>
        ) : null}
      </div>
      <div className={classes.columns}>
        <Section title="What they wrote">
          {message ? <blockquote className={classes.message}>{message}</blockquote> : null}
          <Answers answers={answers} />
          {hidden.length > 0 ? <Hidden id={lead.id} labels={hidden} /> : null}
        </Section>
        <Section title="Vehicle">
          <p>{vehicle || 'None named'}</p>
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

/** Date of birth and income stand behind a press, which is noted. */
function Hidden({ id, labels }: { id: string; labels: readonly string[] }) {
  const shown = useFetcher<LeadAnswer[]>()
  if (shown.data) return <Answers answers={shown.data} />
  return (
    <shown.Form method="post" action={`/leads/${id}/hidden`} className={classes.hidden}>
      <Button type="submit" variant="secondary" size="s">
        Show {labels.map((label) => label.toLowerCase()).join(' and ')}
      </Button>
      <p className={classes.soft}>That you have looked is noted under your name.</p>
    </shown.Form>
  )
}
