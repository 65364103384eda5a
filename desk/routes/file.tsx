import { useEffect } from 'react'
import { data, Form, Link, redirect, useRevalidator } from 'react-router'
import type { Taking } from '#server/feed/staff/staff-files.ts'
import { toCardVehicle } from '../../app/features/vehicle-card/card-vehicle.ts'
import { Notice } from '../../app/ui/Notice.tsx'
import { visitContext } from '../context.ts'
import { BuyerCards } from '../files/BuyerCards.tsx'
import { Changes } from '../files/Changes.tsx'
import { Columns } from '../files/Columns.tsx'
import { sizeInWords } from '../files/size-in-words.ts'
import { TakeForm } from '../files/TakeForm.tsx'
import { takenInWords } from '../files/taken-in-words.ts'
import { Section } from '../layout/Section.tsx'
import { SendButton } from '../layout/SendButton.tsx'
import type { Route } from './+types/file'
import classes from './files.module.css'

/** How long a page waits for the comparison with the stock before it says that it is under way, in milliseconds. */
const waitMs = 2_500

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { files } = await context.get(visitContext).services().work()
  const view = await files.open(params.id, waitMs)
  if (view === null) throw data(null, { status: 404 })
  const isMapLost = new URL(request.url).searchParams.get('kept') === 'no'
  const { vehicles, ...rest } = view
  return {
    ...rest,
    isMapLost,
    choices: files.choices.map(({ key, label }) => ({ key, label })),
    cards: vehicles.map((record) => toCardVehicle(record)),
  }
}

const advice: Readonly<Record<Exclude<Taking['state'], 'taken' | 'failed'>, string>> = {
  changed: 'The stock, or how this file is read, has changed meanwhile. Look at the changes again.',
  gone: 'This file is no longer here. Bring it again.',
  'number wanted': 'Nothing was changed. Type the number of vehicles that leave.',
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { files } = await context.get(visitContext).services().work()
  const form = await request.formData()
  const { id } = params
  const page = `/files/${encodeURIComponent(id)}`
  if (form.get('act') === 'choose') {
    const choosing = await files.chooseByForm(
      id,
      new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
    )
    if (choosing === null) throw redirect(page)
    return data({ mistake: choosing, advice: null }, { status: 400 })
  }
  const typed = String(form.get('leaving') ?? '').replaceAll(/[\s,.]/g, '')
  const taking = await files.take(id, {
    digest: String(form.get('digest') ?? ''),
    typed: /^\d+$/.test(typed) ? Number(typed) : null,
  })
  if (taking.state === 'taken') throw redirect(`${page}${taking.isMapKept ? '' : '?kept=no'}`)
  const words = taking.state === 'failed' ? `Nothing was changed. ${taking.reason}` : advice[taking.state]
  return data({ mistake: null, advice: words }, { status: 409 })
}

/** Also when nothing was read in, because the stock has changed. */
export function shouldRevalidate() {
  return true
}

export function meta() {
  return [{ title: 'Read in a file · Desk' }]
}

export default function FilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { file, fault, sheet, isKnown, cards, outcome, choices, isMapLost } = loaderData
  const isComparing = file.taken === null && fault === null && outcome === null
  useAskAgain(isComparing)
  return (
    <>
      <div>
        <p>
          <Link to="/files">Read in a file</Link>
        </p>
        <h1>{file.name}</h1>
        <p className={classes.soft}>
          {sizeInWords(file.bytes)}, brought by {file.person}
        </p>
      </div>
      {file.taken ? (
        <Notice tone="success" role="status" title="This file was read in">
          {takenInWords(file.taken)}. The site shows it within seconds.
          {isMapLost
            ? ' How its columns are read could not be kept, so the next file is asked about again.'
            : ''}{' '}
          <Link to="/stock">See the stock</Link>
        </Notice>
      ) : null}
      {fault ? (
        <Notice tone="error" title="This file cannot be read so">
          {fault}
        </Notice>
      ) : null}
      {actionData?.mistake ? <Notice tone="error">{actionData.mistake}</Notice> : null}
      {file.taken ? null : (
        <Section title={sheet ? 'What its columns are' : 'What is in it'}>
          {isKnown ? (
            <p className={classes.soft}>The columns are read as for the last file of this kind.</p>
          ) : null}
          <Columns
            key={JSON.stringify([sheet, file.isWhole])}
            sheet={sheet}
            choices={choices}
            isWhole={file.isWhole}
          />
        </Section>
      )}
      {cards.length > 0 ? (
        <Section
          title={
            cards.length === 1
              ? 'Its first vehicle, as buyers see it'
              : `Its first ${cards.length} vehicles, as buyers see them`
          }
        >
          <BuyerCards vehicles={cards} />
        </Section>
      ) : null}
      {isComparing ? (
        <Section title="What would change">
          <p role="status">
            It is compared with your stock. A long file takes a minute. <Link to=".">Look again</Link>
          </p>
        </Section>
      ) : null}
      {outcome?.state === 'failed' ? (
        <Notice tone="error" title="This file cannot be read in">
          {outcome.reason}
        </Notice>
      ) : null}
      {outcome?.state === 'ready' ? (
        <Section title="What would change">
          <Changes outcome={outcome} columnName={(field) => nameOf(field, choices)} />
          <TakeForm outcome={outcome} advice={actionData?.advice ?? null} />
        </Section>
      ) : actionData?.advice ? (
        <Notice tone="error">{actionData.advice}</Notice>
      ) : null}
      {file.taken ? null : (
        <Form method="post" action="/files">
          <SendButton name="remove" value={file.id} variant="quiet" size="s">
            Throw this file away
          </SendButton>
        </Form>
      )}
    </>
  )
}

/** The words of a field that is needed and that no column is: the file has no heading for it. */
function nameOf(field: string, choices: readonly { key: string; label: string }[]): string {
  return choices.find(({ key }) => key.startsWith(`${field}:`))?.label ?? field
}

/** While the comparison is under way, with script. */
function useAskAgain(isComparing: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isComparing || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), 1_000)
    return () => clearTimeout(timer)
  }, [isComparing, state, revalidate])
}
