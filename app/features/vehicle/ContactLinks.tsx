import { Mail, MessageCircle, Phone } from '#app/ui/icons.ts'
import { callLink, emailLink, messageLink, site } from '#content/site.ts'
import classes from './ContactLinks.module.css'

interface ContactLinksProps {
  name: string
  pageUrl: string
}

export function ContactLinks(props: ContactLinksProps) {
  const { phone, email, message } = contactLinksFor(props)
  return (
    <section aria-labelledby="ask" className={classes.contact}>
      <h2 id="ask" className={classes.heading}>
        Ask about this vehicle
      </h2>
      <ul className={classes.links}>
        <li>
          <a href={phone.to} className={classes.link}>
            <Phone aria-hidden size={20} />
            <span>
              {phone.label}
              <small className={classes.small}>{site.phoneHours}</small>
            </span>
          </a>
        </li>
        <li>
          <a href={message.to} rel="noopener" className={classes.link}>
            <MessageCircle aria-hidden size={20} />
            {message.label}
          </a>
        </li>
        <li>
          <a href={email.to} className={classes.link}>
            <Mail aria-hidden size={20} />
            <span>
              {email.label}
              <small className={classes.small}>{site.emailReply}</small>
            </span>
          </a>
        </li>
      </ul>
    </section>
  )
}

/** The ways to ask about one vehicle; email and message have its name and address filled in. */
export function contactLinksFor({ name, pageUrl }: ContactLinksProps) {
  const subject = encoded(`Your ${name}`)
  const body = encoded(`Hello, I am asking about this vehicle: ${pageUrl}`)
  const message = encoded(`Hello, I am asking about your ${name}: ${pageUrl}`)
  return {
    phone: { label: site.phone.label, to: callLink },
    email: { label: 'Email us', to: `${emailLink}?subject=${subject}&body=${body}` },
    message: { label: 'Message us on WhatsApp', to: `${messageLink}?text=${message}` },
  }
}

/** `encodeURIComponent` throws on half of a surrogate pair, which a truncated text may end in. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
