import { Form, Link } from 'react-router'
import type { HealthLine } from '#server/desk/health-line.ts'
import { CircleAlert, CircleCheck } from '../../app/ui/icons.ts'
import { VisuallyHidden } from '../../app/ui/VisuallyHidden.tsx'
import classes from './Health.module.css'
import { SendButton } from './SendButton.tsx'

/** Parts that work or do not, each with what to do. */
export function Health({ lines }: { lines: readonly HealthLine[] }) {
  return (
    <ul className={classes.health}>
      {lines.map(({ about, isGood, words, remedy, technical, press, page }) => {
        const Icon = isGood ? CircleCheck : CircleAlert
        return (
          <li key={about} className={isGood ? classes.good : classes.bad}>
            <Icon aria-hidden size={20} />
            <div className={classes.words}>
              <p>
                <VisuallyHidden>{isGood ? 'Works: ' : 'Needs you: '}</VisuallyHidden>
                <strong>{about}</strong> {words} {page ? <Link to={page.to}>{page.words}</Link> : null}
              </p>
              {remedy ? <p>{remedy}</p> : null}
              {technical ? (
                <details className={classes.technical}>
                  <summary>For whoever looks after the website</summary>
                  {technical}
                </details>
              ) : null}
            </div>
            {press ? (
              <Form method="post" action="/?index" className={classes.press}>
                <SendButton size="s" variant="secondary">
                  {press}
                </SendButton>
              </Form>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
