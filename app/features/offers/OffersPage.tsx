import { Link } from 'react-router'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import { Section } from '#app/ui/Section.tsx'
import { type VehicleType, vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { pageTrail } from '../layout/page-trail.ts'
import { howWeCompare } from '../vehicle/price-line.ts'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import type { OfferBlock } from './load-offers.ts'
import classes from './OffersPage.module.css'

const nouns = { car: 'cars', van: 'vans', truck: 'trucks' } as const

export const offersTrail = pageTrail('Offers')

/** What is priced well today, with the reason; nothing where the stock gives none. */
export function OffersPage({ blocks }: { blocks: readonly OfferBlock[] }) {
  const silent = vehicleTypes.filter((type) => !blocks.some((block) => block.type === type))
  return (
    <>
      <Container className={classes.head}>
        <Breadcrumb items={offersTrail} />
        <h1>Our best prices today</h1>
        {blocks.length > 0 ? (
          <>
            <p className={classes.lead}>
              Each of these is priced well below similar vehicles in our stock: the same make and model, and
              close in age and mileage. We compare asking prices, and we choose by price alone.{' '}
              <Link to={howWeCompare}>How we compare</Link>
            </p>
            <RepresentativeExample compact />
          </>
        ) : (
          <p className={classes.lead}>
            We only call a price great or good when we have at least 10 similar vehicles to compare it with.
            None of our vehicles qualify today. You can still search <SearchLinks types={vehicleTypes} />.
          </p>
        )}
      </Container>
      {blocks.map((block) => (
        <OfferSection key={block.type} {...block} />
      ))}
      {blocks.length > 0 && silent.length > 0 ? (
        <Container className={classes.silent}>
          <p>
            None of our {silent.map((type) => nouns[type]).join(' or ')} qualify today. You can still search{' '}
            <SearchLinks types={silent} />.
          </p>
        </Container>
      ) : null}
    </>
  )
}

function OfferSection({ type, offers, ways }: OfferBlock) {
  const noun = nouns[type]
  return (
    <Section
      heading={`${noun.charAt(0).toUpperCase()}${noun.slice(1)}`}
      aside={
        <div className={classes.ways}>
          {ways.map(({ word, count, to }) => (
            <ButtonLink key={word} to={to} variant="secondary" size="s">
              {`${word}: ${formatCount(count)} ${count === 1 ? type : noun}`}
            </ButtonLink>
          ))}
        </div>
      }
    >
      <ul className={classes.cards}>
        {offers.map(({ vehicle, why }) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} note={why} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function SearchLinks({ types }: { types: readonly VehicleType[] }) {
  return types.map((type, i) => (
    <span key={type}>
      {i === 0 ? '' : i < types.length - 1 ? ', ' : ' or '}
      <Link to={`/${type}-search`}>all {nouns[type]}</Link>
    </span>
  ))
}
