import classes from './Overview.module.css'
import type { Spec } from './vehicle-specs.ts'

interface OverviewProps {
  keyFacts: readonly Spec[]
  specs: readonly Spec[]
  mileageNote: { headline: string; basis: string | null } | null
}

export function Overview({ keyFacts, specs, mileageNote }: OverviewProps) {
  return (
    <section aria-labelledby="overview" className={classes.overview}>
      <h2 id="overview">Overview</h2>
      <dl className={classes.keyFacts}>
        {keyFacts.map(({ label, value }) => (
          <div key={label} className={classes.keyFact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {label === 'Mileage' && mileageNote ? (
              <dd className={classes.note}>{mileageNote.headline}</dd>
            ) : null}
          </div>
        ))}
      </dl>
      {mileageNote?.basis ? <p className={classes.basis}>{mileageNote.basis}</p> : null}
      <dl className={classes.specs}>
        {specs.map(({ label, value }) => (
          <div key={label} className={classes.spec}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
