import stack from '#app/ui/Stack.module.css'
import classes from './AdvertWords.module.css'
import type { VehicleView } from './vehicle-view.ts'

/** The seller's description and the list of features, where the advert has them. */
export function AdvertWords({ vehicle }: { vehicle: VehicleView }) {
  const { description, features } = vehicle
  return (
    <>
      {description.length > 0 ? (
        <section aria-labelledby="description" data-screen-only className={stack.m}>
          <h2 id="description">Description</h2>
          <div className={classes.description}>
            {description.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sellers repeat themselves
              <p key={index}>{text}</p>
            ))}
          </div>
        </section>
      ) : null}
      {features.length > 0 ? (
        <section aria-labelledby="features" data-screen-only className={stack.m}>
          <h2 id="features">Features</h2>
          <div className={classes.groups}>
            {features.map(({ category, names }) => (
              <div key={category}>
                {features.length > 1 ? <h3 className={classes.category}>{category}</h3> : null}
                <ul className={classes.features}>
                  {names.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      ) : null}
    </>
  )
}
