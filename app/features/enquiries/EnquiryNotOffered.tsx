import { callLink, site } from '#content/site.ts'
import { MessagePage } from '../layout/MessagePage.tsx'

/** In place of the form of a kind that the dealer has switched off. */
export function EnquiryNotOffered({ back }: { back: { label: string; to: string } }) {
  return (
    <MessagePage
      status="404"
      title="You cannot ask for this online"
      links={[back, { label: `Call ${site.phone.label}`, to: callLink }]}
    >
      <p>
        We do not have a form for this at present. Call us on <a href={callLink}>{site.phone.label}</a>,{' '}
        {site.phoneHours}, and we will help you.
      </p>
    </MessagePage>
  )
}
