import { Section } from '#app/ui/Section.tsx'
import { BrandGrid } from '../brands/BrandGrid.tsx'
import { StockPlaceLinks } from '../stock-pages/StockPlaceLinks.tsx'
import { LandingAdvice } from './LandingAdvice.tsx'
import { LandingExample } from './LandingExample.tsx'
import { LandingHero } from './LandingHero.tsx'
import { LandingPoints } from './LandingPoints.tsx'
import { LandingStock } from './LandingStock.tsx'
import { LeasingGuides } from './LeasingGuides.tsx'
import { typeWords } from './landing-rules.ts'
import type { LandingView } from './load-landing.ts'
import { Newsletter } from './Newsletter.tsx'

/** A category's home, and its used, new, finance and leasing pages. */
export function LandingPage({ place, words, search, stock, brands, places }: LandingView) {
  const { many } = typeWords[place.type]
  const showsCredit = words.showsCredit === true || stock.cards.some(({ monthly }) => monthly !== null)
  return (
    <>
      <LandingHero place={place} words={words} search={search} stock={stock} />
      {showsCredit ? <LandingExample /> : null}
      <LandingPoints points={words.points} />
      {place.topic === 'leasing' ? <LeasingGuides type={place.type} /> : null}
      <LandingStock place={place} stock={stock} />
      {brands.leading.length > 0 ? (
        <Section heading="Browse by brand">
          <BrandGrid {...brands} />
        </Section>
      ) : null}
      {places.length > 0 ? (
        <Section heading={`Find ${place.topic === 'new' ? 'new' : 'used'} ${many} by`}>
          <StockPlaceLinks groups={places} />
        </Section>
      ) : null}
      <LandingAdvice file={place.file} />
      <Newsletter />
    </>
  )
}
