import { MoreLink } from '#app/ui/MoreLink.tsx'
import { Section } from '#app/ui/Section.tsx'
import { BrandGrid } from '../brands/BrandGrid.tsx'
import type { CountedBrand } from '../brands/stocked-brands.ts'
import type { MakeModelChoice } from '../make-model-search/make-model-choice.ts'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import { BuyingEssentials } from './BuyingEssentials.tsx'
import type { Entrance } from './Entrances.tsx'
import { Hero } from './Hero.tsx'
import { HomeFaq, type Question } from './HomeFaq.tsx'
import { JustArrived } from './JustArrived.tsx'
import { LeasingOffers } from './LeasingOffers.tsx'

interface HomePageProps {
  search: MakeModelChoice
  entrances: readonly Entrance[]
  arrivals: readonly CardVehicle[]
  brands: { leading: readonly CountedBrand[]; further: readonly CountedBrand[] }
  questions: readonly Question[]
}

export function HomePage({ search, entrances, arrivals, brands, questions }: HomePageProps) {
  return (
    <>
      {/* The key resets the form when the query changes, as after "Update lists". */}
      <Hero key={`${search.type} ${search.make}`} search={search} entrances={entrances} />
      <JustArrived vehicles={arrivals} />
      <Section heading="Browse by brand" aside={<MoreLink to="/browse-stock">All brands and types</MoreLink>}>
        <BrandGrid {...brands} />
      </Section>
      <LeasingOffers />
      <BuyingEssentials />
      <HomeFaq questions={questions} />
    </>
  )
}
