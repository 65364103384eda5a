import type { ServedVehicleData } from './load-vehicle.ts'
import classes from './Overview.module.css'

export function Overview({ vehicle, mileageNote }: Pick<ServedVehicleData, 'vehicle' | 'mileageNote'>) {
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
      <div className={classes.groups}>
        {vehicle.specGroups.map(({ heading, specs }) => (
          <div key={heading} className={classes.group}>
            <h3>{heading}</h3>
            <dl>
              {specs.map(({ label, value }) => (
                <div key={label} className={classes.spec}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}
