import { Container } from '#app/ui/Container.tsx'
import { ChevronDown } from '#app/ui/icons.ts'
import { NotePopover } from '#app/ui/NotePopover.tsx'
import { footerSections, legalLinks } from '#content/navigation.ts'
import { callLink, emailLink, messageLink, site } from '#content/site.ts'
import classes from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { SiteLink } from './SiteLink.tsx'

export function Footer() {
  return (
    <footer id="footer" className={classes.footer}>
      <Container className={classes.inner}>
        <div className={classes.top}>
          <Logo />
          <p className={classes.contact}>
            <a href={callLink}>{site.phone.label}</a>
            <span>{`Lines open ${site.phoneHours}`}</span>
            <a href={messageLink}>WhatsApp</a>
            <a href={emailLink}>{site.email}</a>
          </p>
        </div>
        <nav aria-label="Footer" className={classes.sections}>
          {footerSections.map(({ title, links }) => (
            <details key={title} className={classes.section}>
              <summary className={classes.title}>
                {title}
                <ChevronDown aria-hidden size={20} className={classes.chevron} />
              </summary>
              <ul aria-label={title}>
                {links.map((link) => (
                  <li key={link.to}>
                    <SiteLink {...link} className={classes.link} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <div data-screen-only className={classes.reach}>
          {site.feedback ? <FeedbackButton /> : null}
          <ul className={classes.social}>
            {site.social.map(({ name, to }) => (
              <li key={name}>
                <a href={to} aria-label={`${site.name} on ${name}`} className={classes.icon}>
                  <SocialIcon name={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <BrokerStatement />
        <p className={classes.company}>{site.companyDetails.join(' ')}</p>
        <ul data-screen-only className={classes.legal}>
          {legalLinks.map((link) => (
            <li key={link.to}>
              <SiteLink {...link} className={classes.link} />
            </li>
          ))}
        </ul>
      </Container>
    </footer>
  )
}

/** Our own drawings, because the icon library has no brand marks. */
const socialDrawings: Record<string, string> = {
  Facebook: 'M16.5 3.5H15A4 4 0 0 0 11 7.5V21M7.5 12h8',
  Instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM17 7v.01',
  YouTube: 'M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM10.2 9v6l5-3z',
}

function SocialIcon({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" className={classes.drawing}>
      <path d={socialDrawings[name]} />
    </svg>
  )
}

const noteId = 'feedback-note'

/** Sends nothing, and says so once it is pressed. Works without script. */
function FeedbackButton() {
  return (
    <div className={classes.feedback}>
      <button type="button" popoverTarget={noteId} className={classes.button}>
        Send feedback
      </button>
      <NotePopover id={noteId} title="Nothing has been sent">
        <p>
          This button does not send anything yet. To tell us what you think, email{' '}
          <a href={emailLink}>{site.email}</a> or call <a href={callLink}>{site.phone.label}</a>.
        </p>
      </NotePopover>
    </div>
  )
}

/**
 * Who arranges the credit, for whom and on whose authority, on every page: legal name, broker and not lender, status and
 * postal address, as the FCA Handbook asks in CONC 3.5.3R(1)(b), CONC 3.7 and GEN 4. Nothing without credit.
 */
function BrokerStatement() {
  const { legalName, commission, leaseWords, offersFinance, regulation } = site
  const { street, town, postcode } = site.address
  if (regulation === null) return null
  return (
    <div className={classes.statement}>
      <p>
        <strong>{`${legalName} is a credit broker, not a lender.`}</strong>
        {offersFinance
          ? ` We introduce you to lenders for finance on the vehicles that we sell. ${commission.summary} You can ask us which lenders we work with and how much we are paid.`
          : ` ${leaseWords}`}
      </p>
      {offersFinance ? (
        <p>
          <strong>Finance is only for UK residents aged 18 and over.</strong> It is subject to status: the
          lender checks your circumstances, and its terms apply.
        </p>
      ) : null}
      <p>{`${regulation.disclosure} ${street}, ${town}, ${postcode}.`}</p>
    </div>
  )
}
