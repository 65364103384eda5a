import { ButtonLink } from '#app/ui/Button.tsx'
import { callLink, site } from '#content/site.ts'
import { MessagePage } from './MessagePage.tsx'
import classes from './WaysOn.module.css'

export function FaultPage() {
  return (
    <MessagePage status="500" title="Something broke on our side">
      <p>
        It was nothing that you did, and it has been noted here. Trying again in a minute often works. If it
        is urgent, call <a href={callLink}>{site.phone.label}</a> ({site.phoneHours}).
      </p>
      <div className={classes.ways}>
        <ButtonLink to="/">Back to the start</ButtonLink>
      </div>
    </MessagePage>
  )
}
