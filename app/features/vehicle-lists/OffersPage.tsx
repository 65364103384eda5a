import { Container } from '#app/ui/Container.tsx'
import { urls } from '#app/urls.ts'
import { soldTypes } from '#content/sold-types.ts'
import { positionBounds } from '#domain/price-position/price-comparison.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { BudgetLine } from '../finance/BudgetLine.tsx'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { pageBreadcrumbs } from '../layout/breadcrumbs.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { type TypeBlock, TypeSection } from './CardGrid.tsx'
import classes from './OffersPage.module.css'
import { SearchLinks } from './SearchLinks.tsx'

/** Of the typical price, in percent: where a good price ends. */
export const leastBelow = Math.round((1 - positionBounds[1]) * 100)

export const offersBreadcrumbs = pageBreadcrumbs('Offers')

/** Vehicles with a great or good price today. A type without any is only named. */
export function OffersPage({ blocks }: { blocks: readonly TypeBlock[] }) {
  const silent = soldTypes.filter((type) => !blocks.some((block) => block.type === type))
  return (
    <>
      <Container className={classes.head}>
        <PageHead
          breadcrumbs={offersBreadcrumbs}
          title="Our best prices today"
          lead={
            blocks.length > 0 ? (
              <>
                Each of these is priced at least {leastBelow}% below the typical price of similar vehicles in
                our stock: the same make and model, and close in age and mileage. We compare asking prices,
                and we choose by price alone. <a href={urls.howWeCompare}>How we compare</a>
              </>
            ) : (
              <>
                We only call a price great or good when we have at least 10 similar vehicles to compare it
                with. None of our vehicles qualify today. You can still search{' '}
                <SearchLinks types={soldTypes} before="all " />.
              </>
            )
          }
        />
        {blocks.length > 0 ? <RepresentativeExample compact also={<BudgetLine />} /> : null}
      </Container>
      {blocks.map((block) => (
        <TypeSection key={block.type} {...block} />
      ))}
      {blocks.length > 0 && silent.length > 0 ? (
        <Container className={classes.silent}>
          <p>
            None of our {silent.map((type) => vehicleTypeWords[type].plural).join(' or ')} qualify today. You
            can still search <SearchLinks types={silent} before="all " />.
          </p>
        </Container>
      ) : null}
    </>
  )
}
