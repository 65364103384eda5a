import { Carousel } from '#app/ui/Carousel.tsx'
import { MoreLink } from '#app/ui/MoreLink.tsx'
import { Section } from '#app/ui/Section.tsx'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import type { CardVehicle } from '../vehicle-card/card-vehicle.ts'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import classes from './JustArrived.module.css'

/** The newest vehicles; renders nothing without stock. The representative example comes before the cards, which show monthly prices. */
export function JustArrived({ vehicles }: { vehicles: readonly CardVehicle[] }) {
  if (vehicles.length === 0) return null
  return (
    <Section
      heading="Just arrived"
      aside={<MoreLink to="/car-search?sort=most_recent">More newly arrived cars</MoreLink>}
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
