import type { HealthLine } from '#server/desk/health-words.ts'
import { CircleAlert, CircleCheck } from '../../app/ui/icons.ts'
import { VisuallyHidden } from '../../app/ui/VisuallyHidden.tsx'
import classes from './Health.module.css'

/** What works and what does not, what does not first, each with what to do. */
export function Health({ lines }: { lines: readonly HealthLine[] }) {
  const sorted = lines.toSorted((a, b) => Number(a.isGood) - Number(b.isGood))
  return (
    <ul className={classes.health}>
      {sorted.map(({ about, isGood, words, remedy }) => {
        const Icon = isGood ? CircleCheck : CircleAlert
        return (
          <li key={about} className={isGood ? classes.good : classes.bad}>
            <Icon aria-hidden size={20} />
            <p>
              <VisuallyHidden>{isGood ? 'Works: ' : 'Needs you: '}</VisuallyHidden>
              <strong>{about}</strong> {words}
              {remedy ? <span className={classes.remedy}>{remedy}</span> : null}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
