import { ButtonLink } from '#app/ui/Button.tsx'
import { callLink, site } from '#content/site.ts'
import { MessagePage } from './MessagePage.tsx'
import classes from './WaysOn.module.css'

/** Shown in place of a page whose data could not be fetched. Its address is the one that was asked for. */
export function UnreachablePage() {
  return (
    <MessagePage status="No connection" title="We could not load this page">
      <p>
        Check that your device is connected to the internet, then try again. You can also call us on{' '}
        <a href={callLink}>{site.phone.label}</a> ({site.phoneHours}).
      </p>
      <div className={classes.ways}>
        <ButtonLink to="">Try again</ButtonLink>
      </div>
    </MessagePage>
  )
}
