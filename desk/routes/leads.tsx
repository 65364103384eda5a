import { Form, Link } from 'react-router'
import { leadTitles } from '#domain/leads/lead-titles.ts'
import { visitContext } from '../context.ts'
import { LeadTable } from '../leads/LeadTable.tsx'
import { readLeadFilter } from '../leads/read-lead-filter.ts'
import type { Route } from './+types/leads'
import classes from './leads.module.css'

const pageSize = 50

export async function loader({ url, context }: Route.LoaderArgs) {
  const { page, kind } = readLeadFilter(url.searchParams)
  const { leads } = context.get(visitContext).services()
  const found = await leads.list({ offset: (page - 1) * pageSize, limit: pageSize, kind })
  return { ...found, kind, page, pages: Math.max(1, Math.ceil(found.total / pageSize)), now: Date.now() }
}

export function meta() {
  return [{ title: 'Leads · Desk' }]
}

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { leads, total, kind, page, pages, now } = loaderData
  const at = (other: number) => `?${new URLSearchParams({ ...(kind && { kind }), page: String(other) })}`
  return (
    <>
      <div className={classes.head}>
        <h1>Leads</h1>
        <p className={classes.count}>{total === 1 ? '1 lead' : `${total.toLocaleString('en-GB')} leads`}</p>
      </div>
      <Form className={classes.filter} role="search" aria-label="Leads">
        {[['', 'All'] as const, ...Object.entries(leadTitles)].map(([value, title]) => (
          <button
            key={value}
            name="kind"
            value={value}
            type="submit"
            className={classes.choice}
            aria-current={value === (kind ?? '') ? 'true' : undefined}
          >
            {title}
          </button>
        ))}
      </Form>
      <LeadTable leads={leads} now={now} empty={kind ? 'None of this kind.' : 'No leads yet.'} />
      {pages > 1 ? (
        <nav aria-label="Pages" className={classes.pages}>
          {page > 1 ? <Link to={at(page - 1)}>Newer</Link> : null}
          <span>
            Page {page} of {pages}
          </span>
          {page < pages ? <Link to={at(page + 1)}>Older</Link> : null}
        </nav>
      ) : null}
    </>
  )
}
