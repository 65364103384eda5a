import { ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import { Section } from '#app/ui/Section.tsx'
import { urls } from '#app/urls.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { BudgetLine } from '../finance/BudgetLine.tsx'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { pageBreadcrumbs } from '../layout/breadcrumbs.ts'
import { PageHead } from '../layout/PageHead.tsx'
import classes from './BrowseStock.module.css'
import { CardGrid } from './CardGrid.tsx'
import type { TypeBlock } from './load-browse-stock.ts'

interface BrowseStockProps {
  /** The requested make and model; '' for all. */
  asked: string
  blocks: readonly TypeBlock[]
}

export const browseStockBreadcrumbs = pageBreadcrumbs('Browse stock')

/** The first few cars, vans and trucks, each with a link to the rest. */
export function BrowseStock({ asked, blocks }: BrowseStockProps) {
  const total = blocks.reduce((sum, { count }) => sum + count, 0)
  const found = blocks.filter(({ count }) => count > 0)
  return (
    <>
      <Container className={classes.head}>
        <PageHead
          breadcrumbs={browseStockBreadcrumbs}
          title={asked ? `${asked}: cars, vans and trucks` : 'Browse our stock'}
          lead={
            total === 0
              ? 'We have nothing that matches today. Try another make, or browse everything we have.'
              : `${formatCount(total)} to choose from today.`
          }
        />
        {total > 0 ? (
          <RepresentativeExample compact also={<BudgetLine />} />
        ) : (
          <div>
            <ButtonLink to={urls.browseStock()}>Browse everything</ButtonLink>
          </div>
        )}
      </Container>
      {found.map(({ type, count, vehicles, to }) => (
        <Section
          key={type}
          heading={vehicleTypeWords[type].pluralLabel}
          aside={
            <ButtonLink to={to} variant="secondary" size="s">
              {count === 1
                ? `See the ${vehicleTypeWords[type].singular}`
                : `See all ${formatCount(count)} ${vehicleTypeWords[type].plural}`}
            </ButtonLink>
          }
        >
          <CardGrid cards={vehicles.map((vehicle) => ({ vehicle }))} />
        </Section>
      ))}
    </>
  )
}
