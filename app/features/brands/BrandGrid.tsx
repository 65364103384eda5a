import { ChevronDown } from '#app/ui/icons.ts'
import textStyle from '#app/ui/TextStyle.module.css'
import { resultsHref } from '../make-model-search/make-model-choice.ts'
import { countInWords } from '../record/count-words.ts'
import classes from './BrandGrid.module.css'
import { BrandMark } from './BrandMark.tsx'
import type { CountedBrand } from './stocked-brands.ts'

interface BrandGridProps {
  leading: readonly CountedBrand[]
  /** Behind the toggle. */
  further: readonly CountedBrand[]
  /** The page of the results, with the filters that are kept; the search of the brand's type when absent. */
  resultsPath?: string
}

/** Each brand leads to its search. Works without script. */
export function BrandGrid({ leading, further, resultsPath }: BrandGridProps) {
  return (
    <>
      <BrandList brands={leading} resultsPath={resultsPath} />
      {further.length > 0 ? (
        <details className={classes.further}>
          <summary className={classes.toggle}>
            <span className={classes.show}>Show all brands</span>
            <span className={classes.hide}>Hide all brands</span>
            <ChevronDown aria-hidden size={20} />
          </summary>
          <BrandList brands={further} resultsPath={resultsPath} />
        </details>
      ) : null}
    </>
  )
}

interface BrandListProps {
  brands: readonly CountedBrand[]
  resultsPath: string | undefined
}

function BrandList({ brands, resultsPath }: BrandListProps) {
  return (
    <ul className={classes.brands}>
      {brands.map(({ name, type, count }) => (
        <li key={name}>
          <a
            href={resultsHref({ type, make: name, model: '' }, 'when-chosen', resultsPath)}
            className={classes.brand}
          >
            <BrandMark name={name} />
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              <span className={textStyle.finePrint}>
                {count > 0 ? countInWords(type, count) : 'None in stock'}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
