import { data, Form, redirect } from 'react-router'
import { Button } from '../../app/ui/Button.tsx'
import { Field, Input } from '../../app/ui/Field.tsx'
import { accessContext } from '../context.ts'
import { Message } from '../layout/Message.tsx'
import type { Route } from './+types/open'
import classes from './open.module.css'

const gone = { state: 'gone', staff: [] } as const

export function loader({ params, context }: Route.LoaderArgs) {
  const { isOpen, staff } = context.get(accessContext)
  // Names are for those with a link that still opens it.
  return isOpen(params.token, Date.now()) ? ({ state: 'open', staff } as const) : data(gone, { status: 410 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const person = String((await request.formData()).get('person') ?? '')
  const entry = context.get(accessContext).enter(params.token, person, Date.now())
  if (entry.state === 'in') throw redirect('/', { headers: { 'Set-Cookie': entry.setCookie } })
  return entry.state === 'gone'
    ? data(gone, { status: 410 })
    : data({ state: 'unnamed', staff: context.get(accessContext).staff } as const, { status: 400 })
}

/** Where a link leads: it opens the desk once somebody has said who they are, so that looking at it uses nothing up. */
export default function Open({ loaderData, actionData }: Route.ComponentProps) {
  const { state, staff } = actionData ?? loaderData
  if (state === 'gone')
    return (
      <Message title="This link has been used, or is too old">
        <p>
          A link opens the desk once, within five minutes. Get a new one where you got this one, or on the
          server with:
        </p>
        <p>
          <code>forecourt desk link</code>
        </p>
      </Message>
    )
  const advice = state === 'unnamed' ? 'Your name or initials: letters and figures, at most 60.' : null
  return (
    <Message title="Who are you?">
      <p>What you do here is noted under your name.</p>
      {staff.length > 0 ? (
        <Form method="post" className={classes.staff}>
          {staff.map((name) => (
            <Button key={name} type="submit" name="person" value={name} variant="secondary">
              {name}
            </Button>
          ))}
        </Form>
      ) : null}
      <Form method="post" className={classes.form}>
        <Field
          id="person"
          label={staff.length > 0 ? 'Somebody else: your name or initials' : 'Your name or initials'}
          advice={advice}
        >
          <Input name="person" autoComplete="name" maxLength={60} required />
        </Field>
        <Button type="submit" variant={staff.length > 0 ? 'secondary' : 'primary'}>
          Open the desk
        </Button>
      </Form>
    </Message>
  )
}
