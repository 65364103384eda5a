import { data, Form, redirect } from 'react-router'
import { readPerson } from '#server/desk/access/proxy-person.ts'
import { Button } from '../../app/ui/Button.tsx'
import { Field, Input } from '../../app/ui/Field.tsx'
import { accessContext } from '../context.ts'
import { Message } from '../layout/Message.tsx'
import type { Route } from './+types/open'
import classes from './open.module.css'

const gone = { state: 'gone' } as const

export function loader({ params, context }: Route.LoaderArgs) {
  const { links } = context.get(accessContext)
  return links.isOpen(params.token, Date.now()) ? { state: 'open' as const, advice: null } : data(gone, { status: 410 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { links, sessions, cookieName } = context.get(accessContext)
  const person = readPerson(String((await request.formData()).get('person') ?? ''))
  const advice = 'Your name or initials: letters and figures, at most 60.'
  // The link stays good while the name is mended.
  if (person === null) return data({ state: 'open' as const, advice }, { status: 400 })
  const now = Date.now()
  if (!links.redeem(params.token, now)) return data(gone, { status: 410 })
  const cookie = sessions.open(person, now)
  throw redirect('/', {
    headers: { 'Set-Cookie': `${cookieName}=${cookie}; Path=/; HttpOnly; SameSite=Strict` },
  })
}

/** Where a link leads: it opens the desk once somebody has said who they are, so that looking at it uses nothing up. */
export default function Open({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = actionData ?? loaderData
  if (state === 'gone')
    return (
      <Message title="This link has been used, or is too old">
        <p>A link opens the desk once, within five minutes. Get a new one where you got this one, or on the server with:</p>
        <p>
          <code>forecourt desk link</code>
        </p>
      </Message>
    )
  const advice = actionData?.state === 'open' ? actionData.advice : null
  return (
    <Message title="Who are you?">
      <p>What you do here is noted under your name.</p>
      <Form method="post" className={classes.form}>
        <Field id="person" label="Your name or initials" advice={advice}>
          <Input name="person" autoComplete="name" maxLength={60} required />
        </Field>
        <Button type="submit">Open the desk</Button>
      </Form>
    </Message>
  )
}
