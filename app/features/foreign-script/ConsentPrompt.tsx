import { Button } from '#app/ui/Button.tsx'
import { urls } from '#app/urls.ts'
import type { ForeignScript } from '../../services.ts'
import classes from './ConsentPrompt.module.css'

/** Asks before the script of another company is loaded. `app/enhance/enhance-foreign-script.ts` shows it. */
export function ConsentPrompt({ name, company, purpose, src }: ForeignScript) {
  return (
    <section
      hidden
      data-screen-only
      data-foreign-script={src}
      aria-labelledby="foreign-script-heading"
      className={classes.prompt}
    >
      <div className={classes.words}>
        <h2 id="foreign-script-heading" className={classes.heading}>{`Allow ${name}?`}</h2>
        <p>
          {purpose} It comes from {company}. We load nothing of theirs unless you allow it.{' '}
          <a href={`${urls.page('cookies')}#other-companies`}>What they learn about you</a>
        </p>
      </div>
      <div className={classes.answers}>
        <Button variant="secondary" data-consent="allow">
          Allow
        </Button>
        <Button variant="secondary" data-consent="refuse">
          Do not allow
        </Button>
      </div>
    </section>
  )
}
