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
      heading="Leasing offers"
      lead="We have no priced leasing offers today. These guides explain how leasing works."
    >
      <Carousel
        label="Leasing offers"
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
