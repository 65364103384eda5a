import type { ReactNode } from 'react'
import { Accordion } from '#app/ui/Accordion.tsx'
import { Carousel } from '#app/ui/Carousel.tsx'
import { Container } from '#app/ui/Container.tsx'
import { MoreLink } from '#app/ui/MoreLink.tsx'
import { Section } from '#app/ui/Section.tsx'
import { urls } from '#app/urls.ts'
import { mainType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { BrandGrid } from '../brands/BrandGrid.tsx'
import type { CountedBrand } from '../brands/stocked-brands.ts'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { ViewedVehicles } from '../kept-vehicles/ViewedVehicles.tsx'
import { QuestionsAnswered } from '../text-pages/QuestionsAnswered.tsx'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import { BuyingEssentials } from './BuyingEssentials.tsx'
import { Hero, type HeroProps } from './Hero.tsx'
import classes from './HomePage.module.css'
import { LeasingOffers } from './LeasingOffers.tsx'

interface HomePageProps {
  hero: HeroProps
  arrivals: readonly CardVehicle[]
  brands: { leading: readonly CountedBrand[]; further: readonly CountedBrand[] }
  questions: readonly { id: string; question: string; answer: ReactNode }[]
}

export function HomePage({ hero, arrivals, brands, questions }: HomePageProps) {
  return (
    <>
      <Hero {...hero} />
      <JustArrived vehicles={arrivals} />
      <Container>
        <ViewedVehicles />
      </Container>
      <Section
        heading="Browse by brand"
        aside={<MoreLink to={urls.browseStock()}>Browse all our stock</MoreLink>}
      >
        <BrandGrid {...brands} />
      </Section>
      <LeasingOffers />
      <BuyingEssentials />
      <Container className={classes.questions}>
        <QuestionsAnswered>
          <Accordion
            items={questions.map(({ id, question, answer }) => ({ id, title: question, content: answer }))}
          />
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
        <MoreLink to={urls.search(mainType, { sort: 'most_recent' })}>
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
