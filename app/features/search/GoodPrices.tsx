import { formatCount } from '#app/ui/format-count.ts'
import pill from '#app/ui/Pill.module.css'
import stack from '#app/ui/Stack.module.css'
import classes from './GoodPrices.module.css'
import { chooseFilter, searchHref } from './search-choice.ts'
import type { SearchView } from './search-view.ts'

/** Links to the great and good prices among the results; nothing where there are none. */
export function GoodPrices({ view }: { view: SearchView }) {
  const { type, choice, goodPrices } = view
  if (goodPrices.length === 0) return null
  return (
    <ul aria-label="Well priced" className={stack.wrap}>
      {goodPrices.map(({ value, count }) => (
        <li key={value}>
          <a href={searchHref(type, chooseFilter(choice, 'pricePosition', value))} className={pill.pill}>
            {`${value} `}
            <span className={classes.count}>{`(${formatCount(count)})`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
