import { ChevronDown } from 'lucide-react'
import { Container } from '#app/ui/Container.tsx'
import { footerSections, legalLinks } from '#content/navigation.ts'
import { callLink, emailLink, messageLink, site } from '#content/site.ts'
import { BrokerStatement } from './BrokerStatement.tsx'
import { FeedbackButton } from './FeedbackButton.tsx'
import classes from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { SiteLink } from './SiteLink.tsx'
import { SocialIcon } from './SocialIcon.tsx'

export function Footer() {
  return (
    <footer id="footer" className={classes.footer}>
      <Container className={classes.inner}>
        <div className={classes.top}>
          <Logo />
          <p className={classes.contact}>
            <a href={callLink}>{site.phone.label}</a>
            <span>Lines open {site.phoneHours}</span>
            <a href={messageLink} rel="noopener">
              WhatsApp
            </a>
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
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <SiteLink {...link} className={classes.link} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <div className={classes.reach}>
          <FeedbackButton />
          <ul className={classes.social}>
            {site.social.map(({ name, to }) => (
              <li key={name}>
                <a href={to} rel="noopener" aria-label={`${site.name} on ${name}`} className={classes.icon}>
                  <SocialIcon name={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <BrokerStatement />
        <ul className={classes.legal}>
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
