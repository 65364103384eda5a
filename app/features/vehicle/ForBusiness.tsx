import { MoreLink } from '#app/ui/MoreLink.tsx'
import stack from '#app/ui/Stack.module.css'
import type { BusinessFacts } from './business-facts.ts'
import sections from './VehicleSections.module.css'

/** For who buys a truck: a business. */
export function ForBusiness({ facts, links }: BusinessFacts) {
  return (
    <section aria-labelledby="for-business" className={sections.section}>
      <h2 id="for-business">For your business</h2>
      {facts.length > 0 ? (
        <dl className={sections.rows}>
          {facts.map(([label, value]) => (
            <div key={label} className={sections.row}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p data-screen-only className={stack.links}>
        {links.map(({ href, text }) => (
          <MoreLink key={href} href={href}>
            {text}
          </MoreLink>
        ))}
      </p>
    </section>
  )
}
