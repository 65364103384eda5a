import { Link, redirect } from 'react-router'
import { classNames } from '../../app/ui/class-names.ts'
import { visitContext } from '../context.ts'
import { Health } from '../layout/Health.tsx'
import { Section } from '../layout/Section.tsx'
import { useHealth } from '../layout/use-health.ts'
import { LeadTable } from '../leads/LeadTable.tsx'
import { counted } from '../stock/standing-words.ts'
import { Counting } from '../week/Counting.tsx'
import { WeekFigures } from '../week/WeekFigures.tsx'
import type { Route } from './+types/today'
import classes from './today.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { leads, health, week, sitePage } = context.get(visitContext).services()
  const [open, lines, figures] = await Promise.all([
    leads.list({ handling: 'open' }, { offset: 0, limit: 12 }),
    health(),
    week(),
  ])
  const missed = figures?.summary.missed?.searches.map((search) => ({
    ...search,
    href: sitePage(search.path),
  }))
  return { ...open, health: lines, week: figures, missed: missed ?? [], now: Date.now() }
}

/** The one thing that is pressed here: somebody keeps a copy of the key elsewhere. */
export async function action({ context }: Route.ActionArgs) {
  await context.get(visitContext).services().noteKeySaved()
  return redirect('/')
}

export function meta() {
  return [{ title: 'Today · Desk' }]
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { leads, total, week, missed, now } = loaderData
  const health = useHealth(loaderData.health)
  const faults = health.filter(({ isGood }) => !isGood)
  const works = health.filter(({ isGood }) => isGood)
  return (
    <>
      <div className={classes.head}>
        <h1>Today</h1>
        {faults.length > 0 ? (
          <a href="#needs-you" className={classes.below}>
            {counted(faults.length, 'thing needs you', 'things need you')}
          </a>
        ) : null}
      </div>
      <div className={classNames(classes.work, faults.length > 0 && classes.withFaults)}>
        <Section title="Not answered yet">
          <LeadTable
            leads={leads}
            now={now}
            without="standing"
            empty="Everybody has been answered. New leads come here by themselves."
          />
          {total > leads.length ? (
            <Link to="/leads?handling=open">All {total.toLocaleString('en-GB')} that wait</Link>
          ) : null}
        </Section>
        {faults.length > 0 ? (
          <div id="needs-you" className={classes.faults}>
            <Section title="Needs you">
              <Health lines={faults} />
            </Section>
          </div>
        ) : null}
      </div>
      <Section title="The last seven days">
        {week ? <WeekFigures {...week} missed={missed} now={now} /> : <Counting />}
      </Section>
      <Section title="Works">
        <Health lines={works} />
      </Section>
    </>
  )
}
