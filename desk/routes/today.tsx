import { Link } from 'react-router'
import { visitContext } from '../context.ts'
import { Section } from '../layout/Section.tsx'
import { LeadTable } from '../leads/LeadTable.tsx'
import type { Route } from './+types/today'

export async function loader({ context }: Route.LoaderArgs) {
  const { leads } = context.get(visitContext).services()
  return { ...(await leads.list({ handling: 'open' }, { offset: 0, limit: 20 })), now: Date.now() }
}

export function meta() {
  return [{ title: 'Today · Desk' }]
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { leads, total, now } = loaderData
  return (
    <>
      <h1>Today</h1>
      <Section title="Not answered yet">
        <LeadTable
          leads={leads}
          now={now}
          empty="Everybody has been answered. New leads come here by themselves."
        />
        {total > leads.length ? (
          <Link to="/leads?handling=open">All {total.toLocaleString('en-GB')} that wait</Link>
        ) : null}
      </Section>
    </>
  )
}
