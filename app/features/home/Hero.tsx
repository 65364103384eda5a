import { Container } from '#app/ui/Container.tsx'
import { formatCount } from '#app/ui/format-count.ts'
import { urls } from '#app/urls.ts'
import { site } from '#content/site.ts'
import { MakeModelSearch } from '../make-model-search/MakeModelSearch.tsx'
import type { MakeModelChoice } from '../make-model-search/make-model-choice.ts'
import { type Entrance, Entrances } from './Entrances.tsx'
import classes from './Hero.module.css'

interface HeroProps {
  search: MakeModelChoice
  /** Cars, vans and trucks, in this order. */
  entrances: readonly Entrance[]
}

export function Hero({ search, entrances }: HeroProps) {
  const total = entrances.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={classes.hero}>
      <Container className={classes.layout}>
        <div className={classes.words}>
          <h1 className={classes.heading}>New and used cars, vans and trucks</h1>
          <p className={classes.lead}>
            We have {formatCount(total)} vehicles in and around {site.address.town} today. See the full price,
            a monthly estimate and the history that we have for each one.
          </p>
        </div>
        <section aria-label="Search our stock" className={classes.search}>
          <MakeModelSearch
            initial={search}
            types={['', 'car', 'van', 'truck']}
            rule="when-chosen"
            pagePath={urls.home}
          />
        </section>
        <Entrances entrances={entrances} />
      </Container>
    </div>
  )
}
