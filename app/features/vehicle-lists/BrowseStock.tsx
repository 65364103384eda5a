import { ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import { urls } from '#app/urls.ts'
import { everyType } from '#domain/stock/vehicle-type-words.ts'
import { BudgetLine } from '../finance/BudgetLine.tsx'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { pageBreadcrumbs } from '../layout/breadcrumbs.ts'
import { PageHead } from '../layout/PageHead.tsx'
import classes from './BrowseStock.module.css'
import { TypeSection } from './CardGrid.tsx'
import type { BrowsedType } from './load-browse-stock.ts'

interface BrowseStockProps {
  /** The requested make and model; '' for all. */
  asked: string
  blocks: readonly BrowsedType[]
}

export const browseStockBreadcrumbs = pageBreadcrumbs('Browse stock')

/** The first few of each type, each with a link to the rest. */
export function BrowseStock({ asked, blocks }: BrowseStockProps) {
  const total = blocks.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <Container className={classes.head}>
        <PageHead
          breadcrumbs={browseStockBreadcrumbs}
          title={asked ? `${asked}: ${everyType}` : 'Browse our stock'}
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
      {blocks
        .filter(({ count }) => count > 0)
        .map((block) => (
          <TypeSection key={block.type} {...block} />
        ))}
    </>
  )
}
