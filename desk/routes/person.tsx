import { data } from 'react-router'
import { isSelection } from '#server/leads/staff/match-person.ts'
import { VisuallyHidden } from '../../app/ui/VisuallyHidden.tsx'
import { visitContext } from '../context.ts'
import { Erased } from '../person/Erased.tsx'
import { ErasePreview } from '../person/ErasePreview.tsx'
import { PersonForm } from '../person/PersonForm.tsx'
import { PersonFound } from '../person/PersonFound.tsx'
import { longestPart, readIds, readPersonForm } from '../person/read-person.ts'
import type { Route } from './+types/person'
import classes from './person.module.css'

/** What is typed to erase, as the page says. */
const erasingWord = 'erase'

const nobody = 'Give a name, an email address or a phone number. The phone number needs its digits.'

/** Forms only, never addresses: what is looked for names a person. */
export async function action({ request, context }: Route.ActionArgs) {
  const { person: staff } = await context.get(visitContext).services().work()
  const form = await request.formData()
  const intent = form.get('intent')
  const person = readPersonForm(form)
  const alertOf = String(form.get('alert') ?? '').slice(0, longestPart) || null
  if (!isSelection(person)) return data({ step: 'unnamed', person, advice: nobody } as const, { status: 400 })
  if (intent === 'preview') return { step: 'preview', person, ...(await preview(readIds(form))) } as const
  if (intent === 'erase') {
    const ids = readIds(form)
    const typed = String(form.get('typed') ?? '')
      .trim()
      .toLowerCase()
    if (typed !== erasingWord) {
      const advice = `Nothing was erased. Type ${erasingWord} to erase it.`
      return data({ step: 'preview', person, ...(await preview(ids)), advice } as const, { status: 400 })
    }
    const erasure = await staff.erase(ids, alertOf)
    return { step: 'erased', person, erasure, left: await staff.look(person) } as const
  }
  return { step: 'found', person, view: await staff.look(person) } as const

  async function preview(ids: string[]) {
    return { leads: await staff.preview(ids), alertOf, advice: null as string | null }
  }
}

export function meta() {
  return [{ title: 'A person · Desk' }]
}

export default function Person({ actionData }: Route.ComponentProps) {
  const advice = actionData?.step === 'unnamed' ? actionData.advice : null
  if (actionData?.step === 'preview') return <ErasePreview {...actionData} word={erasingWord} />
  return (
    <>
      <h1>A person</h1>
      <p className={classes.lead}>
        For a customer who asks what you hold of them, or asks you to erase it. Type all that you know: a lead
        with their email or phone number is theirs, one with only the same name may not be.
      </p>
      <p role="status" className={classes.status}>
        <VisuallyHidden>
          {actionData?.step === 'found' ? foundInWords(actionData.view.found.length) : ''}
        </VisuallyHidden>
      </p>
      <PersonForm person={actionData?.person ?? null} advice={advice} />
      {actionData?.step === 'found' ? (
        <PersonFound person={actionData.person} view={actionData.view} />
      ) : null}
      {actionData?.step === 'erased' ? <Erased {...actionData} /> : null}
    </>
  )
}

function foundInWords(count: number): string {
  return count === 1 ? '1 lead was found' : `${count} leads were found`
}
