import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import { Section } from '#app/ui/Section.tsx'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { pageTrail } from '../layout/page-trail.ts'
import { VehicleCard } from '../vehicle-card/VehicleCard.tsx'
import classes from './BrowseStock.module.css'
import type { TypeBlock } from './load-browse-stock.ts'

interface BrowseStockProps {
  /** Make and model as asked for; '' for all. */
  asked: string
  blocks: readonly TypeBlock[]
}

export const browseStockTrail = pageTrail('Browse stock')

const nouns = { car: 'cars', van: 'vans', truck: 'trucks' }

/** Cars, vans and trucks in one place, each with the first few and a way to the rest. */
export function BrowseStock({ asked, blocks }: BrowseStockProps) {
  const total = blocks.reduce((sum, { count }) => sum + count, 0)
  const found = blocks.filter(({ count }) => count > 0)
  return (
    <>
      <Container className={classes.head}>
        <Breadcrumb items={browseStockTrail} />
        <h1 className={classes.heading}>{asked ? `${asked}: cars, vans and trucks` : 'Browse our stock'}</h1>
        <p className={classes.lead}>
          {total === 0
            ? 'We have nothing that matches today. Try another make, or browse everything we have.'
            : `${formatCount(total)} to choose from today.`}
        </p>
        {total > 0 ? (
          <RepresentativeExample compact />
        ) : (
          <ButtonLink to="/browse-stock">Browse everything</ButtonLink>
        )}
      </Container>
      {found.map(({ type, count, vehicles, to }) => (
        <Section
          key={type}
          heading={capitalised(nouns[type])}
          aside={
            <ButtonLink to={to} variant="secondary" size="s">
              {count === 1 ? `See the ${type}` : `See all ${formatCount(count)} ${nouns[type]}`}
            </ButtonLink>
          }
        >
          <ul className={classes.cards}>
            {vehicles.map((vehicle) => (
              <li key={vehicle.id}>
                <VehicleCard vehicle={vehicle} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  )
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
