import { ButtonLink } from '#app/ui/Button.tsx'
import { callLink, site } from '#content/site.ts'
import { MessagePage } from './MessagePage.tsx'
import classes from './WaysOn.module.css'

/** Shown in the place of a page that could not be fetched. Its own address is the one that was asked for. */
export function OfflinePage() {
  return (
    <MessagePage status="Offline" title="You have drifted out of signal">
      <p>
        This page could not be fetched, because your device is not connected. Pages that you have open still
        work, and nothing that you sent us before has been lost. A form that you were filling in is still in
        its own tab.
      </p>
      <p>
        Once you are connected again, reload this page. A call needs no internet:{' '}
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
