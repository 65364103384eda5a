import { urls } from '#app/urls.ts'
import { callLink, site } from '#content/site.ts'
import { MessagePage } from '../layout/MessagePage.tsx'

interface UnreadableFormProps {
  status: 400 | 415
  /** The page with the form. */
  formPath: string
  /** Where programs send the same; null when there is no such address. */
  apiPath?: string | null
}

/** Answers a body that is not a readable form. Browsers do not send one by themselves. */
export function UnreadableForm({
  status,
  formPath,
  apiPath = urls.api.financeApplication,
}: UnreadableFormProps) {
  return (
    <MessagePage
      status={String(status)}
      title="We couldn’t read that form"
      links={[{ label: 'Open the form', to: formPath }]}
    >
      <p>
        {status === 415
          ? `This address only accepts the form on its page.${apiPath ? ` To send it from a program, send JSON to ${apiPath}.` : ''}`
          : 'The form was damaged on its way to us, and nothing was saved. Please fill it in again.'}{' '}
        If it happens again, call us on <a href={callLink}>{site.phone.label}</a>.
      </p>
    </MessagePage>
  )
}
