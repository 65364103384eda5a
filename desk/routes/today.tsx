import { Link } from 'react-router'
import { visitContext } from '../context.ts'
import { Section } from '../layout/Section.tsx'
import { LeadTable } from '../leads/LeadTable.tsx'
import type { Route } from './+types/today'

export async function loader({ context }: Route.LoaderArgs) {
  const { leads } = context.get(visitContext).services()
  return { ...(await leads.list({ offset: 0, limit: 20, kind: null })), now: Date.now() }
}

export function meta() {
  return [{ title: 'Today · Desk' }]
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { leads, total, now } = loaderData
  return (
    <>
      <h1>Today</h1>
      <Section title="Latest leads">
        <LeadTable
          leads={leads}
          now={now}
          empty="No leads yet. They come here when somebody asks for a call, a viewing or finance."
        />
        {total > leads.length ? <Link to="/leads">All {total.toLocaleString('en-GB')} leads</Link> : null}
      </Section>
    </>
  )
}
