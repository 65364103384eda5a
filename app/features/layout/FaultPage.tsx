import { ButtonLink } from '#app/ui/Button.tsx'
import { callLink, site } from '#content/site.ts'
import { MessagePage } from './MessagePage.tsx'
import classes from './WaysOn.module.css'

export function FaultPage() {
  return (
    <MessagePage status="500" title="Something went wrong">
      <p>
        This is our fault, not yours. Our server has recorded it. Please try again in a minute. If it is
        urgent, call us on <a href={callLink}>{site.phone.label}</a> ({site.phoneHours}).
      </p>
      <div className={classes.ways}>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </div>
    </MessagePage>
  )
}
