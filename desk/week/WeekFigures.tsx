import { Link } from 'react-router'
import { leadTitles } from '#domain/leads/lead-titles.ts'
import type { LeadKind } from '#domain/leads/outbox.ts'
import { agoInWords } from '#domain/leads/since-in-words.ts'
import type { CountedSearch } from '#domain/search/missed-search.ts'
import { ageInWords } from '#domain/stock/age-in-words.ts'
import type { Week } from '#server/desk/week.ts'
import classes from './WeekFigures.module.css'

interface WeekFiguresProps extends Week {
  /** Searches that found nothing, with their results on the site. */
  missed: readonly (CountedSearch & { href: string })[]
  now: number
}

/** What happened in a week: leads by kind, stock by age, prices, and what is asked for. */
export function WeekFigures({ summary, countedAt, isOld, missed, now }: WeekFiguresProps) {
  const { stock, movements, leads, askedFor, waitedFor } = summary
  const kinds = Object.entries(leads ?? {}).map(
    ([kind, counts]) =>
      [
        leadTitles[kind as LeadKind] ?? kind,
        Object.values(counts).reduce((sum, each) => sum + each, 0),
      ] as const,
  )
  const total = kinds.reduce((sum, [, count]) => sum + count, 0)
  return (
    <>
      <p className={classes.soft}>
        Counted {agoInWords(now - countedAt)}.
        {isOld ? ' Something has changed since then, which the next count shows.' : ''}
      </p>
      <div className={classes.figures}>
        <Figures title="Leads" rows={[['All', total], ...kinds]} />
        <Figures
          title="Stock"
          rows={[
            ['For sale', stock.vehicles],
            ['Arrived', stock.arrived],
            ['Sold or gone', movements.left],
            ['Prices reduced', movements.reduced],
            ['Prices raised', movements.raised],
          ]}
        />
        <Figures
          title="Days in stock"
          rows={[
            ...stock.ages.map(
              ({ upTo, vehicles }, index) => [ageInWords(stock.ages, index, upTo), vehicles] as const,
            ),
            ...(stock.withoutArrival > 0
              ? [['Day of arrival not known', stock.withoutArrival] as const]
              : []),
          ]}
        />
        <div className={classes.part}>
          <h3>Asked for most</h3>
          {askedFor.length === 0 ? <p className={classes.soft}>No lead was about a vehicle.</p> : null}
          <ol>
            {askedFor.map(({ id, vehicle, leads: count, isListed }) => (
              <li key={id} className={classes.row}>
                <span>
                  {isListed ? <Link to={`/stock/${encodeURIComponent(id)}`}>{vehicle}</Link> : vehicle}
                  {isListed ? '' : ' (no longer for sale)'}
                </span>
                <strong>{count.toLocaleString('en-GB')}</strong>
              </li>
            ))}
          </ol>
        </div>
        {waitedFor.length > 0 ? (
          <Figures
            title="Buyers wait for, by email"
            rows={waitedFor.map(({ words, buyers }) => [words, buyers] as const)}
          />
        ) : null}
        <div className={classes.part}>
          <h3>Searched for, nothing found</h3>
          {missed.length === 0 ? <p className={classes.soft}>No search that can be counted.</p> : null}
          <ol>
            {missed.map(({ path, words, href, asked }) => (
              <li key={path} className={classes.row}>
                <a href={href} target="_blank" rel="noreferrer">
                  {words}
                </a>
                <strong>{asked.toLocaleString('en-GB')}</strong>
              </li>
            ))}
          </ol>
          {summary.missed?.others ? (
            <p className={classes.soft}>And {summary.missed.others.toLocaleString('en-GB')} others.</p>
          ) : null}
        </div>
      </div>
      <p className={classes.soft}>
        A price that was changed and put back is not counted. A search is counted each time that its page is
        sent. Robots that give their name are left out; others may be among them. Your website does not follow
        its visitors.
      </p>
    </>
  )
}

function Figures({ title, rows }: { title: string; rows: readonly (readonly [string, number])[] }) {
  return (
    <div className={classes.part}>
      <h3>{title}</h3>
      <dl>
        {rows.map(([label, count]) => (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd>{count.toLocaleString('en-GB')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
