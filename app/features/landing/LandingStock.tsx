import { Carousel } from '#app/ui/Carousel.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import { MoreLink } from '#app/ui/MoreLink.tsx'
import { Section } from '#app/ui/Section.tsx'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import type { LandingView } from './load-landing.ts'

/** The newest vehicles of the page; renders nothing without stock. */
export function LandingStock({ place, stock }: Pick<LandingView, 'place' | 'stock'>) {
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
