import type { Stock } from '#app/services.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { urls } from '#app/urls.ts'
import { everyType, soldTypes } from '#content/sold-types.ts'
import { BudgetLine } from '../finance/BudgetLine.tsx'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { pageBreadcrumbs } from '../layout/breadcrumbs.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { resultsHref } from '../make-model-search/make-model-choice.ts'
import { allInWords, countInWords } from '../record/count-words.ts'
import { toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import classes from './BrowseStock.module.css'
import { type TypeBlock, TypeSection } from './CardGrid.tsx'

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
              : `${countInWords('vehicle', total)} to choose from today.`
          }
        />
        {total > 0 ? (
          <RepresentativeExample compact also={<BudgetLine />} />
        ) : (
          <div>
            <ButtonLink href={urls.browseStock()}>Browse everything</ButtonLink>
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

/** The first few of a type with the requested make and model, and how many there are. */
interface BrowsedType extends TypeBlock {
  count: number
}

/** The three types together. `make` and `model` are '' for any. */
export async function loadBrowseStock(stock: Stock, make: string, model: string): Promise<BrowsedType[]> {
  const filters = { ...(make && { make: [make] }), ...(model && { model: [model] }) }
  return Promise.all(
    soldTypes.map(async (type) => {
      const { total, records } = await stock.search({ type, filters, sort: 'relevance', limit: 4 })
      const to = resultsHref({ type, make, model }, 'when-chosen')
      const label = `See ${allInWords(type, total)}`
      const cards = toCardVehicles(stock, records).map((vehicle) => ({ vehicle }))
      return { type, count: total, cards, links: [{ label, to }] }
    }),
  )
}
