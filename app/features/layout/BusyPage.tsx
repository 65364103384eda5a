import { ButtonLink } from '#app/ui/Button.tsx'
import { callLink, site } from '#content/site.ts'
import { MessagePage } from './MessagePage.tsx'
import classes from './WaysOn.module.css'

/** Shown when the server refused to answer because of too many requests. The page may well exist. */
export function BusyPage() {
  return (
    <MessagePage status="Busy" title="The site is busy">
      <p>
        We could not load this page because too many requests came at once. Wait a few seconds, then try
        again. You can also call us on <a href={callLink}>{site.phone.label}</a> ({site.phoneHours}).
      </p>
      <div className={classes.ways}>
        <ButtonLink to="">Try again</ButtonLink>
      </div>
    </MessagePage>
  )
}
