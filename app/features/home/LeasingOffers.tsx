import { Badge } from '#app/ui/Badge.tsx'
import { Carousel } from '#app/ui/Carousel.tsx'
import { MoreLink } from '#app/ui/MoreLink.tsx'
import { Section } from '#app/ui/Section.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { leasingOffers } from '#content/leasing-offers.ts'
import classes from './LeasingOffers.module.css'

/** Nothing for a dealer who does not lease. */
export function LeasingOffers() {
  if (leasingOffers.length === 0) return null
  return (
    <Section
      heading="How leasing works"
      lead="Leasing is a long rental. We have no priced leases online, so call us for a quote."
    >
      <Carousel
        label="How leasing works"
        items={leasingOffers.map(({ title, text, terms, to, link }) => ({
          key: title,
          content: (
            <article className={classes.offer}>
              <h3>{title}</h3>
              <p className={textStyle.soft}>{text}</p>
              <p className={classes.terms}>
                {terms.map((term) => (
                  <Badge key={term}>{term}</Badge>
                ))}
              </p>
              <p className={classes.link}>
                <MoreLink to={to}>{link}</MoreLink>
              </p>
            </article>
          ),
        }))}
      />
    </Section>
  )
}
