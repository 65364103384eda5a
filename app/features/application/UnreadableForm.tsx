import { ButtonLink } from '#app/ui/Button.tsx'
import { callLink, site } from '#content/site.ts'
import { MessagePage } from '../layout/MessagePage.tsx'
import classes from '../layout/WaysOn.module.css'

interface UnreadableFormProps {
  status: 400 | 415
  /** The page with the form. */
  formPath: string
}

/** Answers a body that is not a readable form. Browsers do not send one by themselves. */
export function UnreadableForm({ status, formPath }: UnreadableFormProps) {
  return (
    <MessagePage status={String(status)} title="We couldn’t read that form">
      <p>
        {status === 415
          ? 'This address only accepts the form on its page. To apply from a program, send JSON to /api/finance-application.'
          : 'The form was damaged on its way to us, and nothing was saved. Please fill it in again.'}{' '}
        If it happens again, call us on <a href={callLink}>{site.phone.label}</a>.
      </p>
      <div className={classes.ways}>
        <ButtonLink to={formPath}>Open the form</ButtonLink>
      </div>
    </MessagePage>
  )
}
