import { classNames } from '#app/ui/class-names.ts'
import { Mail, MessageCircle, Phone } from '#app/ui/icons.ts'
import quietLink from '#app/ui/QuietLink.module.css'
import { callLink, emailLink, messageLink, site } from '#content/site.ts'
import classes from './ContactLinks.module.css'

interface ContactLinksProps {
  name: string
  pageUrl: string
}

/** The ways to ask about one vehicle; email and message have its name and address filled in. */
export function ContactLinks({ name, pageUrl }: ContactLinksProps) {
  const message = encoded(`Hello, I am asking about your ${name}: ${pageUrl}`)
  const subject = encoded(`Your ${name}`)
  const body = encoded(`Hello, I am asking about this vehicle: ${pageUrl}`)
  return (
    <section aria-labelledby="ask" className={classes.contact}>
      <h2 id="ask" className={classes.heading}>
        Ask about this vehicle
      </h2>
      <ul className={classes.links}>
        <li>
          <a href={callLink} className={classNames(quietLink.link, classes.link)}>
            <Phone aria-hidden size={20} />
            <span>
              {site.phone.label}
              <small className={classes.small}>{site.phoneHours}</small>
            </span>
          </a>
        </li>
        <li>
          <a href={`${messageLink}?text=${message}`} className={classNames(quietLink.link, classes.link)}>
            <MessageCircle aria-hidden size={20} />
            Message us on WhatsApp
          </a>
        </li>
        <li>
          <a
            href={`${emailLink}?subject=${subject}&body=${body}`}
            className={classNames(quietLink.link, classes.link)}
          >
            <Mail aria-hidden size={20} />
            <span>
              Email us
              <small className={classes.small}>{site.emailReply}</small>
            </span>
          </a>
        </li>
      </ul>
    </section>
  )
}

/** `encodeURIComponent` throws on half of a surrogate pair, which a truncated text may end in. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
