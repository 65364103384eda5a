import { redirect } from 'react-router'
import { isSelection } from '#server/leads/staff/match-person.ts'
import { visitContext } from '../context.ts'
import { readPersonForm } from '../person/read-person.ts'
import type { Route } from './+types/person-download'

/** What is held of a person, as a file of JSON. Its name says nothing of them. */
export async function action({ request, context }: Route.ActionArgs) {
  const person = readPersonForm(await request.formData())
  if (!isSelection(person)) return redirect('/person')
  const { person: staff } = await context.get(visitContext).services().work()
  const text = await staff.copyAsJson(person)
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="personal-data.json"',
    },
  })
}

/** Only a form leads here. */
export function loader() {
  return redirect('/person')
}
