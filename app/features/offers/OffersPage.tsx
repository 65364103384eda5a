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
              Each is priced well below others like it on our own forecourt: same make and model, near in age
              and mileage. These are asking prices, and nobody can pay for a place here.{' '}
              <Link to={howWeCompare}>How we compare</Link>
            </p>
            <RepresentativeExample compact />
          </>
        ) : (
          <p className={classes.lead}>
            We call a price great or good only where ten or more vehicles like it stand here to compare it
            with. Today that is true of none. Everything we have is a search away:{' '}
            <SearchLinks types={vehicleTypes} />.
          </p>
        )}
      </Container>
      {blocks.map((block) => (
        <OfferSection key={block.type} {...block} />
      ))}
      {blocks.length > 0 && silent.length > 0 ? (
        <Container className={classes.silent}>
          <p>
            No price of our {silent.map((type) => nouns[type]).join(' or ')} stands out today, or too few are
            alike to say: <SearchLinks types={silent} />.
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
      {i > 0 ? ', ' : ''}
      <Link to={`/${type}-search`}>all {nouns[type]}</Link>
    </span>
  ))
}
