import type { ReactNode } from 'react'
import { AccordionList } from '#app/ui/Accordion.tsx'
import { Carousel } from '#app/ui/Carousel.tsx'
import { Container } from '#app/ui/Container.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import { MoreLink } from '#app/ui/MoreLink.tsx'
import { Section } from '#app/ui/Section.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { offersFinance } from '#domain/offers.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { BrandGrid } from '../brands/BrandGrid.tsx'
import { BudgetLine } from '../finance/BudgetLine.tsx'
import { PriceCalculator } from '../finance/PriceCalculator.tsx'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { StockPlaceLinks } from '../stock-places/StockPlaceLinks.tsx'
import { MdxBody } from '../text-pages/MdxText.tsx'
import { QuestionsAnswered } from '../text-pages/QuestionsAnswered.tsx'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import { LandingHero } from './LandingHero.tsx'
import classes from './LandingPage.module.css'
import { LeasingGuides } from './LeasingGuides.tsx'
import { searchOf } from './landing-results.ts'
import type { LandingView } from './load-landing.ts'
import { Newsletter } from './Newsletter.tsx'

/** A page of `content/landing-pages.ts`. */
export function LandingPage({ place, words, search, stock, brands, places, calculator }: LandingView) {
  const { plural } = vehicleTypeWords[place.type]
  const showsCredit =
    (offersFinance && words.showsCredit === true) || stock.cards.some(({ monthly }) => monthly !== null)
  return (
    <>
      <LandingHero place={place} words={words} search={search} stock={stock} />
      {showsCredit ? (
        // Before everything that shows a cost of credit, such as the points and the cards: CONC 3.5.5R.
        <Container className={classes.example}>
          <RepresentativeExample compact also={<BudgetLine />} />
        </Container>
      ) : null}
      <Container>
        <ul className={classes.points}>
          {words.points.map(({ title, text }) => (
            <li key={title} className={classes.point}>
              <h2 className={textStyle.large}>{title}</h2>
              <p className={textStyle.soft}>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
      {calculator ? (
        <Container width="prose" className={classes.calculator}>
          <PriceCalculator {...calculator} action={place.path} type={place.type} />
        </Container>
      ) : null}
      {place.topic === 'leasing' ? <LeasingGuides type={place.type} /> : null}
      <LandingStock place={place} stock={stock} />
      {brands.leading.length > 0 ? (
        <Section heading="Browse by brand">
          <BrandGrid {...brands} resultsPath={searchOf(place)} />
        </Section>
      ) : null}
      {places.length > 0 ? (
        <Section heading={`Find ${place.adjective ?? 'used'} ${plural} by`}>
          <StockPlaceLinks groups={places} />
        </Section>
      ) : null}
      <Container className={classes.advice}>
        <MdxBody file={place.file} components={{ Questions: LandingQuestions }} />
      </Container>
      <Newsletter />
    </>
  )
}

function LandingQuestions({ children }: { children: ReactNode }) {
  return (
    <div className={classes.questions}>
      <QuestionsAnswered>
        <AccordionList>{children}</AccordionList>
      </QuestionsAnswered>
    </div>
  )
}

/** The newest vehicles of the page; renders nothing without stock. */
function LandingStock({ place, stock }: Pick<LandingView, 'place' | 'stock'>) {
  const { singular, plural } = vehicleTypeWords[place.type]
  if (stock.cards.length === 0) return null
  return (
    <Section
      heading={`Newly arrived ${plural}`}
      aside={
        <MoreLink to={stock.href}>
          {stock.total === 1 ? `See the ${singular}` : `See all ${formatCount(stock.total)}`}
        </MoreLink>
      }
    >
      <Carousel
        label={`Newly arrived ${plural}`}
        items={stock.cards.map((vehicle) => ({
          key: vehicle.id,
          content: <VehicleCard vehicle={vehicle} />,
        }))}
      />
    </Section>
  )
}
