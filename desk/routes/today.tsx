import { Link } from 'react-router'
import { visitContext } from '../context.ts'
import { Health } from '../layout/Health.tsx'
import { Section } from '../layout/Section.tsx'
import { LeadTable } from '../leads/LeadTable.tsx'
import type { Route } from './+types/today'

export async function loader({ context }: Route.LoaderArgs) {
  const { leads, health } = context.get(visitContext).services()
  return {
    ...(await leads.list({ handling: 'open' }, { offset: 0, limit: 12 })),
    health: await health(),
    now: Date.now(),
  }
}

export function meta() {
  return [{ title: 'Today · Desk' }]
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { leads, total, health, now } = loaderData
  const faults = health.filter(({ isGood }) => !isGood)
  const works = health.filter(({ isGood }) => isGood)
  return (
    <>
      <h1>Today</h1>
      {faults.length > 0 ? (
        <Section title="Needs you">
          <Health lines={faults} />
        </Section>
      ) : null}
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
      <Section title="Works">
        <Health lines={works} />
      </Section>
    </>
  )
}
