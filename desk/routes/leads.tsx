import { Form, Link } from 'react-router'
import { handlings } from '#domain/leads/lead-history.ts'
import { leadTitles } from '#domain/leads/lead-titles.ts'
import { Button } from '../../app/ui/Button.tsx'
import { Field, Select } from '../../app/ui/Field.tsx'
import { visitContext } from '../context.ts'
import { Pages } from '../layout/Pages.tsx'
import { readPage } from '../layout/read-page.ts'
import { FindForm } from '../leads/FindForm.tsx'
import { handlingWords } from '../leads/handling-words.ts'
import { LeadTable } from '../leads/LeadTable.tsx'
import { filterOf, type LeadChoice, readLeadChoice } from '../leads/read-lead-filter.ts'
import { counted } from '../stock/standing-words.ts'
import type { Route } from './+types/leads'
import classes from './leads.module.css'

const pageSize = 50

export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const choice = readLeadChoice(url.searchParams)
  const page = readPage(url.searchParams)
  const now = Date.now()
  const filter = filterOf(choice, visit.person ?? '', now)
  const found = await visit.services().leads.list(filter, { offset: (page - 1) * pageSize, limit: pageSize })
  return { ...found, choice, page, pages: Math.max(1, Math.ceil(found.total / pageSize)), now }
}

export function meta() {
  return [{ title: 'Leads · Desk' }]
}

const selects: readonly {
  name: keyof LeadChoice
  label: string
  any: string
  choices: readonly (readonly [value: string, label: string])[]
}[] = [
  {
    name: 'handling',
    label: 'Where they stand',
    any: 'All',
    choices: handlings.map((each) => [each, handlingWords[each]] as const),
  },
  { name: 'kind', label: 'What they ask for', any: 'Anything', choices: Object.entries(leadTitles) },
  {
    name: 'day',
    label: 'Received',
    any: 'Any day',
    choices: [
      ['today', 'Today'],
      ['yesterday', 'Yesterday'],
    ],
  },
  { name: 'mine', label: 'Whose', any: 'Everybody’s', choices: [['yes', 'Mine']] },
]

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { leads, total, choice, page, pages, now } = loaderData
  const chosen = Object.entries(choice).filter(([, value]) => value !== '')
  const at = (other: number) => `?${new URLSearchParams([...chosen, ['page', String(other)]])}`
  return (
    <>
      <div className={classes.head}>
        <h1>Leads</h1>
        <p className={classes.count}>{counted(total, 'lead')}</p>
      </div>
      <FindForm text="" />
      <Form role="search" aria-label="Leads" className={classes.filter} key={JSON.stringify(choice)}>
        {selects.map(({ name, label, any, choices }) => (
          <Field key={name} id={name} label={label}>
            <Select name={name} defaultValue={choice[name]}>
              <option value="">{any}</option>
              {choices.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        <div className={classes.show}>
          <Button type="submit" variant="secondary">
            Show
          </Button>
          {chosen.length > 0 ? <Link to="/leads">Show all</Link> : null}
        </div>
      </Form>
      <LeadTable
        leads={leads}
        now={now}
        empty={
          chosen.length > 0
            ? 'No lead is like that.'
            : 'No leads yet. They come here when somebody asks for a call, a viewing or finance.'
        }
      />
      <Pages page={page} pages={pages} at={at} names={['Newer', 'Older']} />
    </>
  )
}
