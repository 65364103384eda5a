import { Container } from '#app/ui/Container.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Photo } from '#app/ui/Photo.tsx'
import quietLink from '#app/ui/QuietLink.module.css'
import stack from '#app/ui/Stack.module.css'
import { urls } from '#app/urls.ts'
import { site } from '#content/site.ts'
import { anyType, commercialTypes, soldTypes } from '#content/sold-types.ts'
import { MakeModelSearch } from '../make-model-search/MakeModelSearch.tsx'
import type { MakeModelChoice } from '../make-model-search/make-model-choice.ts'
import { countInWords } from '../record/count-words.ts'
import type { PictureSource } from '../record/picture.ts'
import { SearchBox } from '../search-box/SearchBox.tsx'
import { BodyShortcuts, type BodyShortcutsProps } from './BodyShortcuts.tsx'
import { BudgetSearch } from './BudgetSearch.tsx'
import classes from './Hero.module.css'

/** A vehicle in stock, shown large. */
export interface Showpiece {
  id: string
  name: string
  /** Year, price and the like. */
  facts: readonly string[]
  picture: PictureSource
}

export interface HeroProps extends BodyShortcutsProps {
  search: MakeModelChoice
  showpiece: Showpiece | null
}

export function Hero({ search, counts, shortcuts, showpiece }: HeroProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={classes.hero}>
      <Container className={classes.layout}>
        <div className={classes.start}>
          <h1 className={classes.heading}>{`Find your next ${anyType}`}</h1>
          <p className={classes.lead}>
            {`We have ${countInWords('vehicle', total)} in stock ${site.area}. Each shows its price${commercialTypes ? ', VAT status' : ''} and any history on record.`}
          </p>
          <div className={stack.xs}>
            <SearchBox id="home-q" large describedBy="home-q-hint" />
            <p id="home-q-hint" className={classes.hint}>
              Enter a make, body type, fuel, budget or town. You can also enter a number plate.
            </p>
          </div>
          <section aria-label="Search our stock" className={classes.search}>
            <MakeModelSearch
              initial={search}
              types={soldTypes.length > 1 ? ['', ...soldTypes] : soldTypes}
              rule="when-chosen"
              pagePath={urls.home}
              submitVariant="secondary"
            />
          </section>
        </div>
        {showpiece ? <ShowpieceLink {...showpiece} /> : null}
        <div className={classes.wide}>
          <BodyShortcuts shortcuts={shortcuts} counts={counts} />
        </div>
        <div className={classes.budget}>
          <BudgetSearch />
        </div>
      </Container>
    </div>
  )
}

function ShowpieceLink({ id, name, facts, picture }: Showpiece) {
  return (
    <div className={classes.showpiece}>
      <Photo
        src={picture.src}
        srcSet={picture.srcSet}
        sizes="40rem"
        alt=""
        width={800}
        height={600}
        // A phone does not show it, and so does not load it.
        loading="lazy"
        fetchPriority="high"
        decoding="async"
      />
      <p className={classes.caption}>
        <a href={urls.vehicle(id)} className={classNames(quietLink.whole, classes.name)}>
          {name}
        </a>
        <span className={classes.facts}>{facts.join('\u00a0· ')}</span>
      </p>
    </div>
  )
}
