import { data, Form, Link, redirect } from 'react-router'
import { visitContext } from '../context.ts'
import { Refused } from '../layout/Refused.tsx'
import { SendButton } from '../layout/SendButton.tsx'
import { adviceOf } from '../stock/done-words.ts'
import { readTexts, VehicleForm } from '../stock/VehicleForm.tsx'
import type { Route } from './+types/vehicle-fields'
import classes from './vehicle-fields.module.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { stock } = await context.get(visitContext).services().work()
  const found = await stock.details(params.id)
  if (!found) throw data(null, { status: 404 })
  return found
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const texts = readTexts(form)
  const { stock } = await context.get(visitContext).services().work()
  const done = await stock.setDetails(params.id, readTexts(form, 'was '), texts, Number(form.get('seen')))
  if (done.state === 'done') throw redirect(`/stock/${encodeURIComponent(params.id)}`)
  const faults = done.state === 'refused' ? (done.faults ?? {}) : {}
  return data({ texts, faults, advice: adviceOf(done) }, { status: done.state === 'refused' ? 400 : 409 })
}

/** Also when nothing was kept, because somebody else has changed it. */
export function shouldRevalidate() {
  return true
}

export function meta() {
  return [{ title: 'All fields · Desk' }]
}

export default function VehicleFields({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, texts, sections, change } = loaderData
  return (
    <>
      <h1>{name}</h1>
      <p className={classes.soft}>
        What you change here stays, whatever the feed says. What you leave follows the feed. The price is on{' '}
        <Link to={`/stock/${encodeURIComponent(params.id)}`}>the vehicle’s page</Link>.
      </p>
      <Refused answer={actionData} />
      <Form method="post" className={classes.form}>
        <input type="hidden" name="seen" value={change} />
        {Object.entries(texts).map(([field, text]) => (
          <input key={field} type="hidden" name={`was ${field}`} value={text} />
        ))}
        <VehicleForm
          key={actionData ? 'unsaved' : change}
          sections={sections}
          texts={actionData?.texts ?? texts}
          faults={actionData?.faults ?? {}}
        />
        <SendButton>Save the fields</SendButton>
      </Form>
    </>
  )
}
