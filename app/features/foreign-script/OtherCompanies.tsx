import { Button } from '#app/ui/Button.tsx'
import type { ForeignScript } from '../../services.ts'

/** The part of the cookies page about the script of another company, with a way to change one's mind. */
export function OtherCompanies({ name, company, stores, privacyNotice, src }: ForeignScript) {
  return (
    <>
      <h2 id="other-companies">What another company may keep</h2>
      <p>
        We offer {name} from {company}. We ask you before we load anything of theirs, and it works only if you
        allow it. {stores} Their <a href={privacyNotice}>privacy notice</a> has the details.
      </p>
      <p>
        It is never on the page of a vehicle, on a form, or on the pages for valuation and part-exchange, so
        it cannot read what you enter there.
      </p>
      <p>
        Your answer is kept as <code>forecourt.foreign-script</code> (local storage), until you change it here
        or clear this site’s data. If you allowed it before, also clear what {company} has kept: your
        browser’s settings list it under this site and theirs.
      </p>
      <p data-consent-choice={src} hidden>
        <Button variant="secondary" size="s" data-consent="again">
          Ask me again
        </Button>
      </p>
    </>
  )
}
