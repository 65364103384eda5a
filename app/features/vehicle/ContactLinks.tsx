import { Mail, MessageCircle, Phone } from 'lucide-react'
import { site } from '#content/site.ts'
import classes from './ContactLinks.module.css'
import { contactLinksFor } from './contact-links.ts'

export function ContactLinks({ name, pageUrl }: { name: string; pageUrl: string }) {
  const { phone, email, message } = contactLinksFor({ name, pageUrl })
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
