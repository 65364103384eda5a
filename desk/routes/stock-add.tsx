import { data, Form, redirect, useNavigation } from 'react-router'
import { Button } from '../../app/ui/Button.tsx'
import { visitContext } from '../context.ts'
import { Refused } from '../layout/Refused.tsx'
import { adviceOf } from '../stock/done-words.ts'
import { readTexts, VehicleForm } from '../stock/VehicleForm.tsx'
import type { Route } from './+types/stock-add'
import classes from './vehicle-fields.module.css'

export function loader({ context }: Route.LoaderArgs) {
  return { sections: context.get(visitContext).services().stock.addForm() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const texts = readTexts(await request.formData())
  const done = await context.get(visitContext).services().stock.add(texts)
  if (done.state === 'done') throw redirect(`/stock/${encodeURIComponent(done.id)}`)
  const faults = done.state === 'refused' ? (done.faults ?? {}) : {}
  return data({ texts, faults, advice: adviceOf(done) }, { status: 400 })
}

export function meta() {
  return [{ title: 'Add a vehicle · Desk' }]
}

export default function StockAdd({ loaderData, actionData }: Route.ComponentProps) {
  const isSaving = useNavigation().state !== 'idle'
  return (
    <>
      <h1>Add a vehicle</h1>
      <p className={classes.soft}>
        For a vehicle that is in no feed. It is on the site within a few seconds; photos come after.
      </p>
      <Refused answer={actionData} />
      <Form method="post" className={classes.form}>
        <VehicleForm
          sections={loaderData.sections}
          texts={actionData?.texts ?? {}}
          faults={actionData?.faults ?? {}}
        />
        <Button type="submit" disabled={isSaving}>
          Add it
        </Button>
      </Form>
    </>
  )
}
