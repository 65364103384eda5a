import { useEffect, useRef } from 'react'
import { data, Form, redirect } from 'react-router'
import { Notice } from '../../app/ui/Notice.tsx'
import { visitContext } from '../context.ts'
import { Refused } from '../layout/Refused.tsx'
import { SendButton } from '../layout/SendButton.tsx'
import { adviceOf } from '../stock/done-words.ts'
import { readTexts, VehicleForm } from '../stock/VehicleForm.tsx'
import type { Route } from './+types/stock-add'
import classes from './vehicle-fields.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { stock } = await context.get(visitContext).services().work()
  return { sections: stock.addForm(), canLookUp: stock.canLookUp }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { stock } = await context.get(visitContext).services().work()
  const form = await request.formData()
  const texts = readTexts(form)
  const plate = String(form.get('plate') ?? '')
  if (form.get('act') === 'look up') {
    const filled = await stock.fillByPlate(texts, plate || null)
    return filled
      ? { state: 'filled' as const, sent: texts, texts: filled.answers, ...filled }
      : refusedWith({ texts, plate, advice: 'The DVLA is not asked here. Fill in the form yourself.' })
  }
  const done = await stock.add(texts, plate || null)
  if (done.state === 'done') throw redirect(`/stock/${encodeURIComponent(done.id)}`)
  const faults = done.state === 'refused' ? (done.faults ?? {}) : {}
  return refusedWith({ texts, plate, faults, advice: adviceOf(done) })
}

function refusedWith(answer: {
  texts: Record<string, string>
  plate: string
  faults?: Readonly<Record<string, string>>
  advice: string
}) {
  return data({ state: 'refused' as const, ...answer }, { status: 400 })
}

export function meta() {
  return [{ title: 'Add a vehicle · Desk' }]
}

export default function StockAdd({ loaderData, actionData }: Route.ComponentProps) {
  const filled = actionData?.state === 'filled' ? actionData : undefined
  const refused = actionData?.state === 'refused' ? actionData : undefined
  const form = useRef<HTMLFormElement>(null)
  // What was typed while the DVLA was asked stays.
  useEffect(() => {
    if (!filled) return
    for (const [name, text] of Object.entries(filled.texts)) {
      const field = form.current?.elements.namedItem(`field ${name}`)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      if (isField && field.value === (filled.sent[name] ?? '')) field.value = text
    }
  }, [filled])
  return (
    <>
      <h1>Add a vehicle</h1>
      <p className={classes.soft}>
        For a vehicle that is in no feed. It is on the site within a few seconds; photos come after.
      </p>
      <Refused answer={refused} />
      {filled ? (
        <Notice tone={filled.isFilled ? 'success' : 'signal'} role="status" title={filled.words} />
      ) : null}
      <Form method="post" className={classes.form} ref={form} preventScrollReset>
        {/* Enter in a field presses the first button of a form. */}
        <button type="submit" hidden tabIndex={-1} />
        <input type="hidden" name="plate" value={actionData?.plate ?? ''} />
        <VehicleForm
          sections={loaderData.sections}
          texts={actionData?.texts ?? {}}
          faults={refused?.faults ?? {}}
          besidePlate={
            loaderData.canLookUp ? (
              <div className={classes.lookUp}>
                <SendButton name="act" value="look up" size="s" variant="secondary">
                  Fill in from the DVLA
                </SendButton>
                <p className={classes.soft}>What you have typed stays.</p>
              </div>
            ) : null
          }
        />
        <SendButton>Add it</SendButton>
      </Form>
    </>
  )
}
