import { ButtonLink } from '#app/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import textStyle from '#app/ui/TextStyle.module.css'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { BrandMark } from '../brands/BrandMark.tsx'
import { BudgetLine } from '../finance/BudgetLine.tsx'
import { RepresentativeExample } from '../finance/RepresentativeExample.tsx'
import { stockPageBreadcrumbs } from '../layout/breadcrumbs.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { allInWords, countInWords } from '../record/count-words.ts'
import { CardGrid } from './CardGrid.tsx'
import type { StockPageView } from './load-stock-page.ts'
import classes from './StockPage.module.css'
import { nextHeading, stockHeading } from './stock-heading.ts'

/** Used stock of one make, model, body type, fuel or budget. */
export function StockPage({
  place,
  total,
  cards,
  from,
  years,
  gearboxes,
  fuels,
  next,
  searchPath,
}: StockPageView) {
  return (
    <Container className={classes.page}>
      <div className={classes.head}>
        <PageHead
          breadcrumbs={stockPageBreadcrumbs(place)}
          title={
            <span className={classes.title}>
              {stockHeading(place)}
              {place.kind === 'make' || place.kind === 'model' ? (
                <BrandMark name={place.parent?.name ?? place.name} />
              ) : null}
            </span>
          }
        />
        <p className={textStyle.large}>
          <strong>{countInWords(place.type, total, 'used')}</strong> in stock today
          {from ? (
            <>
              , {total === 1 ? 'at' : 'from'} <strong>{from}</strong>
            </>
          ) : null}
          .
        </p>
        <p className={classes.facts}>
          {years.length === 2 ? `Built from ${years[0]} to ${years[1]}. ` : null}
          {listed('Gearbox', gearboxes)} {listed('Fuel', fuels)}
        </p>
      </div>
      <RepresentativeExample compact also={<BudgetLine />} />
      <CardGrid cards={cards.map((vehicle) => ({ vehicle }))} inView />
      <p>
        <ButtonLink href={searchPath}>
          {total > cards.length
            ? `See ${allInWords(place.type, total, 'used')} and filter`
            : 'Filter these results'}
        </ButtonLink>
      </p>
      {next.length > 0 ? (
        <nav aria-label={`More used ${vehicleTypeWords[place.type].plural}`} className={classes.next}>
          <h2 className={textStyle.extraLarge}>{nextHeading(place)}</h2>
          <ul className={classes.links}>
            {next.map(({ path, name, count }) => (
              <li key={path}>
                <a href={path}>{name}</a>{' '}
                <span className={classes.count}>{countInWords(place.type, count)}</span>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </Container>
  )
}

function listed(label: string, values: readonly { value: string; count: number }[]): string | null {
  if (values.length === 0) return null
  return `${label}: ${values.map(({ value, count }) => `${value} (${formatCount(count)})`).join(', ')}.`
}
