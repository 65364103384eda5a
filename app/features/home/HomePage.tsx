import { Accordion, AccordionEntry } from '#app/ui/Accordion.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Carousel } from '#app/ui/Carousel.tsx'
import { Container } from '#app/ui/Container.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ArrowLeftRight, BookOpenCheck, Gauge, WalletCards } from '#app/ui/icons.ts'
import { MoreLink } from '#app/ui/MoreLink.tsx'
import quietLink from '#app/ui/QuietLink.module.css'
import { Section } from '#app/ui/Section.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { urls } from '#app/urls.ts'
import { buyingEssentials } from '#content/buying-essentials.ts'
import { homeFaq } from '#content/faqs/home-faq.ts'
import { leasingOffers } from '#content/leasing-offers.ts'
import { mainType } from '#content/sold-types.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { BrandGrid } from '../brands/BrandGrid.tsx'
import type { CountedBrand } from '../brands/stocked-brands.ts'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { ViewedVehicles } from '../kept-vehicles/ViewedVehicles.tsx'
import { mdxComponents } from '../text-pages/MdxText.tsx'
import { QuestionsAnswered } from '../text-pages/QuestionsAnswered.tsx'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import { Hero, type HeroProps } from './Hero.tsx'
import classes from './HomePage.module.css'

interface HomePageProps {
  hero: HeroProps
  arrivals: readonly CardVehicle[]
  brands: { leading: readonly CountedBrand[]; further: readonly CountedBrand[] }
}

export function HomePage({ hero, arrivals, brands }: HomePageProps) {
  return (
    <>
      <Hero {...hero} />
      <JustArrived vehicles={arrivals} />
      <Container>
        <ViewedVehicles />
      </Container>
      <Section
        heading="Browse by brand"
        aside={<MoreLink href={urls.browseStock()}>Browse all our stock</MoreLink>}
      >
        <BrandGrid {...brands} />
      </Section>
      <LeasingOffers />
      <BuyingEssentials />
      <Container className={classes.questions}>
        <QuestionsAnswered>
          <Accordion>
            {homeFaq.map(({ id, question, Answer }) => (
              <AccordionEntry key={id} id={id} title={question}>
                <Answer components={mdxComponents} />
              </AccordionEntry>
            ))}
          </Accordion>
        </QuestionsAnswered>
      </Container>
    </>
  )
}

/** The newest vehicles of the main type; nothing without any. The representative example precedes the cards, which show monthly prices. */
function JustArrived({ vehicles }: { vehicles: readonly CardVehicle[] }) {
  if (vehicles.length === 0) return null
  return (
    <Section
      heading="Just arrived"
      aside={
        <MoreLink href={urls.search(mainType, { sort: 'most_recent' })} data-takes-budget>
          {`More newly arrived ${vehicleTypeWords[mainType].plural}`}
        </MoreLink>
      }
    >
      <div className={classes.example}>
        <RepresentativeExample compact />
      </div>
      <Carousel
        label="New arrivals"
        items={vehicles.map((vehicle) => ({ key: vehicle.id, content: <VehicleCard vehicle={vehicle} /> }))}
      />
    </Section>
  )
}

const icons = { valuation: Gauge, partExchange: ArrowLeftRight, finance: WalletCards, advice: BookOpenCheck }

function BuyingEssentials() {
  return (
    <Section heading="Buying essentials" tone="sunken">
      <ul className={classes.essentials}>
        {buyingEssentials.map(({ icon, title, text, to }) => {
          const Icon = icons[icon]
          return (
            <li key={to} className={classes.essential}>
              <Icon aria-hidden size={28} className={classes.icon} />
              <h3 className={textStyle.large}>
                <a href={to} className={classNames(quietLink.link, quietLink.whole)}>
                  {title}
                </a>
              </h3>
              <p className={textStyle.soft}>{text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** Nothing for a dealer who does not lease. */
function LeasingOffers() {
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
                <MoreLink href={to}>{link}</MoreLink>
              </p>
            </article>
          ),
        }))}
      />
    </Section>
  )
}
