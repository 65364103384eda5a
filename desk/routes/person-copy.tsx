import { Form, Link, redirect } from 'react-router'
import { site } from '#content/site.ts'
import { isSelection } from '#server/leads/staff/match-person.ts'
import { Button } from '../../app/ui/Button.tsx'
import { visitContext } from '../context.ts'
import { actWords } from '../leads/handling-words.ts'
import { PersonFields } from '../person/PersonFields.tsx'
import { PrintButton } from '../person/PrintButton.tsx'
import { readPersonForm } from '../person/read-person.ts'
import type { Route } from './+types/person-copy'
import classes from './person-copy.module.css'

export async function action({ request, context }: Route.ActionArgs) {
  const person = readPersonForm(await request.formData())
  if (!isSelection(person)) throw redirect('/person')
  const { person: staff } = await context.get(visitContext).services().work()
  return { ...(await staff.copy(person)), person, now: Date.now() }
}

export function meta() {
  return [{ title: `What ${site.name} holds about you` }]
}

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long' })
const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** Written to the person it is about: it is printed and given to them. */
export default function PersonCopy({ actionData }: Route.ComponentProps) {
  if (!actionData)
    return (
      <>
        <h1>A copy for a person</h1>
        <p>
          <Link to="/person">Find the person</Link> first: a copy is made from there.
        </p>
      </>
    )
  const { leads, alert, person, now } = actionData
  return (
    <>
      <div className={classes.remark}>
        <div className={classes.acts}>
          <PrintButton />
          <Form method="post" action="/person">
            <PersonFields person={person} />
            <Button type="submit" name="intent" value="find" variant="secondary">
              Back to the person
            </Button>
          </Form>
        </div>
        <p>
          Read it before you give it away: a note may name somebody else. It has everything, also date of
          birth and income.
        </p>
      </div>
      <article className={classes.copy}>
        <h1>What {site.name} holds about you</h1>
        <p>
          {day.format(now)}. This is everything that you sent us through our website and that we still hold,
          with what we noted about it.
        </p>
        {leads.length === 0 && !alert ? <p>We hold nothing.</p> : null}
        {leads.map(({ reference, title, acceptedAt, vehicle, answers, notes }) => (
          <section key={reference} className={classes.lead}>
            <h2>
              {title} {reference}
            </h2>
            <p>Received on {moment.format(acceptedAt)}.</p>
            <dl>
              {[...(vehicle ? [{ label: 'Vehicle', value: vehicle }] : []), ...answers].map(
                ({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
              )}
            </dl>
            {notes.length > 0 ? (
              <>
                <h3>What we noted</h3>
                <ul>
                  {notes.map(({ at, act, text }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place of a note never changes.
                    <li key={index}>
                      {moment.format(at)}: {actWords[act]}
                      {text ? `. ${text}` : ''}
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </section>
        ))}
        {alert ? (
          <section className={classes.lead}>
            <h2>Emails that you asked for</h2>
            <p>To {alert.address}.</p>
            <ul>
              {alert.asks.map(({ words, since }) => (
                <li key={words}>
                  {words}, asked on {day.format(since)}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <p>
          {site.legalName}, {site.address.street}, {site.address.town} {site.address.postcode}. You may ask us
          to correct or erase this: {site.email}. You may also complain to the Information Commissioner’s
          Office, ico.org.uk.
        </p>
      </article>
    </>
  )
}
