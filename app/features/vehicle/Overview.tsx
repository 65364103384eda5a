import type { VehiclePageData } from './load-vehicle.ts'
import classes from './Overview.module.css'

export function Overview({ vehicle, mileageNote }: Pick<VehiclePageData, 'vehicle' | 'mileageNote'>) {
  return (
    <section aria-labelledby="overview" className={classes.overview}>
      <h2 id="overview">Overview</h2>
      <dl className={classes.keyFacts}>
        {vehicle.keyFacts.map(({ label, value }) => (
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
        {vehicle.specs.map(({ label, value }) => (
          <div key={label} className={classes.spec}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
