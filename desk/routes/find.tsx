import { visitContext } from '../context.ts'
import { FindForm } from '../leads/FindForm.tsx'
import { LeadTable } from '../leads/LeadTable.tsx'
import type { Route } from './+types/find'

/** Longer texts name nobody. In characters. */
const longestText = 200

/** A form, not an address: what is looked for names a person, and addresses stay in histories. */
export async function action({ request, context }: Route.ActionArgs) {
  const text = String((await request.formData()).get('text') ?? '')
    .trim()
    .slice(0, longestText)
  const found = await context.get(visitContext).services().leads.find(text)
  return { text, ...found, now: Date.now() }
}

export function meta() {
  return [{ title: 'Find a lead · Desk' }]
}

export default function Find({ actionData }: Route.ComponentProps) {
  return (
    <>
      <h1>Find a lead</h1>
      <FindForm text={actionData?.text ?? ''} />
      {actionData ? (
        <LeadTable
          leads={actionData.leads}
          now={actionData.now}
          empty="Nobody is found by that. Try a part of the name, or the whole number, address, plate or reference."
        />
      ) : null}
      {actionData?.hasMore ? <p>There are more. Add a first name, or look for the number.</p> : null}
    </>
  )
}
