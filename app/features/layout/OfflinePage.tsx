import { ButtonLink } from '#app/ui/Button.tsx'
import { callLink, site } from '#content/site.ts'
import { MessagePage } from './MessagePage.tsx'
import classes from './WaysOn.module.css'

/** Shown in the place of a page that could not be fetched. Its own address is the one that was asked for. */
export function OfflinePage() {
  return (
    <MessagePage status="Offline" title="You are offline">
      <p>
        We can’t load this page because your device is not connected to the internet. Pages you have open in
        other tabs still work. Anything you have already sent us is safe.
      </p>
      <p>
        When you are back online, reload this page. You can also call us on{' '}
        <a href={callLink}>{site.phone.label}</a>, {site.phoneHours}.
      </p>
      <div className={classes.ways}>
        <ButtonLink to={callLink}>Call {site.phone.label}</ButtonLink>
        <ButtonLink to="" variant="secondary">
          Try again
        </ButtonLink>
      </div>
    </MessagePage>
  )
}
