import { formatCount } from '#app/ui/format-count.ts'
import { ChevronDown } from '#app/ui/icons.ts'
import { PageLink } from '#app/ui/PageLink.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { urls } from '#app/urls.ts'
import classes from './BrandGrid.module.css'
import { BrandMark } from './BrandMark.tsx'
import type { CountedBrand } from './stocked-brands.ts'

interface BrandGridProps {
  leading: readonly CountedBrand[]
  /** Behind the toggle. */
  further: readonly CountedBrand[]
}

/** Each brand leads to its search. Works without script. */
export function BrandGrid({ leading, further }: BrandGridProps) {
  return (
    <>
      <BrandList brands={leading} />
      {further.length > 0 ? (
        <details className={classes.further}>
          <summary className={classes.toggle}>
            <span className={classes.show}>Show all brands</span>
            <span className={classes.hide}>Hide all brands</span>
            <ChevronDown aria-hidden size={20} />
          </summary>
          <BrandList brands={further} />
        </details>
      ) : null}
    </>
  )
}

function BrandList({ brands }: { brands: readonly CountedBrand[] }) {
  return (
    <ul className={classes.brands}>
      {brands.map(({ name, type, count }) => (
        <li key={name}>
          <PageLink to={urls.search(type, { make: name })} className={classes.brand}>
            <BrandMark name={name} />
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              <span className={textStyle.finePrint}>
                {count > 0 ? `${formatCount(count)} in stock` : 'None today'}
              </span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
