import { Badge } from '#app/ui/Badge.tsx'
import { Table } from '#app/ui/Table.tsx'
import classes from './MotTests.module.css'
import type { MileageChart } from './mileage-chart.ts'
import type { MotView } from './mot-view.ts'
import sections from './VehicleSections.module.css'

/** How many tests are shown at once; the others are folded. */
const open = 3

/** The tests of the vehicle as the MOT register has them, in the tester's words. */
export function MotTests({ standing, isWarning, alerts, mileage, chart, tests, notes, source }: MotView) {
  return (
    <section aria-labelledby="mot" className={classes.section}>
      <h2 id="mot">MOT history</h2>
      <p className={isWarning ? classes.warning : classes.standing}>{standing}</p>
      {notes.map((note) => (
        <p key={note} className={sections.soft}>
          {note}
        </p>
      ))}
      {alerts.length > 0 ? (
        <div className={classes.alerts}>
          <h3>What to know before you buy</h3>
          <ul>
            {alerts.map((alert) => (
              <li key={alert}>{alert}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {mileage ? (
        <div>
          <p className={classes.fact}>{mileage.fact}</p>
          <p className={sections.soft}>{mileage.basis}</p>
        </div>
      ) : null}
      {chart ? <MileageLine chart={chart} tests={tests} /> : null}
      <Tests tests={tests.slice(0, open)} />
      {tests.length > open ? (
        <details>
          <summary className={classes.more}>
            {tests.length === open + 1
              ? 'Show the earlier test'
              : `Show ${tests.length - open} earlier tests`}
          </summary>
          <Tests tests={tests.slice(open)} />
        </details>
      ) : null}
      {source ? (
        <p className={sections.soft}>
          {`${source} Contains public sector information licensed under the `}
          <a href="https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/">
            Open Government Licence v3.0
          </a>
          .
        </p>
      ) : null}
    </section>
  )
}

function Tests({ tests }: Pick<MotView, 'tests'>) {
  return (
    <ol>
      {tests.map(({ day, result, isFailed, mileage, expires, defects }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a retest has the day of its test, and the list does not change.
        <li key={index} className={classes.test}>
          <p className={classes.head}>
            <strong>{day}</strong>
            <Badge tone={isFailed ? 'amber' : 'neutral'}>{result}</Badge>
            <span>{mileage}</span>
            {expires ? <span className={sections.soft}>{expires}</span> : null}
          </p>
          {defects.length > 0 ? (
            <ul className={classes.defects}>
              {defects.map(({ kind, text, isDangerous, times }) => (
                <li key={`${kind} ${text}`} className={isDangerous ? classes.dangerous : undefined}>
                  <span className={classes.kind}>{kind}</span>
                  {`: ${text}`}
                  {times ? <span className={sections.soft}>{` (noted at ${times} tests)`}</span> : null}
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

/** Pixels. */
const height = 150

/** The line of the readings, with the same in a table behind it. */
function MileageLine({ chart, tests }: { chart: MileageChart } & Pick<MotView, 'tests'>) {
  const { points, lines, top, years } = chart
  const y = (share: number) => height - share * height
  const x = (hundredths: number) => `${hundredths}%`
  return (
    <figure className={classes.figure}>
      <figcaption>Mileage at each test, and in our advert</figcaption>
      <svg className={classes.chart} width="100%" height={height + 28} aria-hidden="true">
        <line x1="0" x2="100%" y1={y(0)} y2={y(0)} className={classes.axis} />
        <line x1="0" x2="100%" y1={y(1)} y2={y(1)} className={classes.grid} />
        <text x="0" y={y(1) + 16}>
          {top}
        </text>
        {years.map(({ x: at, label }) => (
          <g key={label}>
            <line x1={x(at)} x2={x(at)} y1={y(0)} y2={y(0) + 5} className={classes.axis} />
            <text x={x(at)} y={height + 22} textAnchor={at > 92 ? 'end' : at < 8 ? 'start' : 'middle'}>
              {label}
            </text>
          </g>
        ))}
        {lines.map(({ from, to, falls }) => (
          <line
            key={`${from} ${to}`}
            x1={x(from[0])}
            y1={y(from[1])}
            x2={x(to[0])}
            y2={y(to[1])}
            className={falls ? classes.falls : classes.line}
          />
        ))}
        {points.map(({ x: at, y: share, isAdvert }, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: two tests of a day may be one point.
            key={index}
            cx={x(at)}
            cy={y(share)}
            r="5"
            className={isAdvert ? classes.advert : classes.point}
          />
        ))}
      </svg>
      <details>
        <summary className={classes.more}>Show the readings as a table</summary>
        <Table columns={['Test', 'Mileage']}>
          <tbody>
            {tests.map(({ day, mileage }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              <tr key={index}>
                <th scope="row">{day}</th>
                <td>{mileage}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  )
}
