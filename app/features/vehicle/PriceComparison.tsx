import { urls } from '#app/urls.ts'
import type { ComparedPrice } from './price-comparison.ts'
import classes from './VehicleSections.module.css'

/** What the price position was calculated from. */
export function PriceComparison(props: ComparedPrice) {
  const { word, gap, basis, figures, scale, nearest, search } = props
  return (
    <section aria-labelledby="price-comparison" className={classes.section}>
      <h2 id="price-comparison">How the price compares</h2>
      <p>
        <strong>{word}</strong>
        {`: ${gap}.`}
      </p>
      <Scale {...scale} />
      <dl className={classes.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className={classes.soft}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.words}>
        {`${basis} We do not consider condition, history, trim, extras or other dealers’ prices.`}
      </p>
      {nearest.length > 0 ? (
        <>
          <h3>Closest in age and mileage</h3>
          <ul className={classes.rows}>
            {nearest.map(({ href, name, facts, price }) => (
              <li key={href} className={classes.row}>
                <span>
                  <a href={href}>{name}</a>
                  <span className={classes.soft}>{facts}</span>
                </span>
                <strong>{price}</strong>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className={classes.links}>
        <a href={search.href}>{search.text}</a>
        <a href={urls.howWeCompare}>How we compare prices</a>
      </p>
    </section>
  )
}

/** The zones of great to high prices with the vehicle's own price. Its figures are in the text beside it. */
function Scale({ zones, median, own }: ComparedPrice['scale']) {
  const zoneClasses = [classes.great, classes.good, classes.fair, classes.high]
  return (
    <svg className={classes.scale} width="100%" height="58" aria-hidden="true">
      {zones.map(({ name, from, to }, index) => (
        <g key={name}>
          <rect x={`${from}%`} y="20" width={`${to - from}%`} height="12" className={zoneClasses[index]} />
          {to - from > 9 ? (
            <text x={`${(from + to) / 2}%`} y="52" textAnchor="middle">
              {name}
            </text>
          ) : null}
        </g>
      ))}
      <line x1={`${median}%`} x2={`${median}%`} y1="16" y2="36" className={classes.median} />
      <line x1={`${own}%`} x2={`${own}%`} y1="12" y2="32" className={classes.own} />
      <circle cx={`${own}%`} cy="9" r="7" className={classes.own} />
    </svg>
  )
}
