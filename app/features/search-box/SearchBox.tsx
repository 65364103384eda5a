import { withinParameter } from '#app/search-parameters.ts'
import { Button } from '#app/ui/Button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Search } from '#app/ui/icons.ts'
import { outsideReact } from '#app/ui/outside-react.ts'
import { urls } from '#app/urls.ts'
import { isSoldType, mainType } from '#content/sold-types.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import classes from './SearchBox.module.css'

interface SearchBoxProps {
  /** The id of the input, unique on the page. */
  id: string
  /** With a word on its button instead of an icon. */
  large?: boolean
  /** The type to search when the words name none; all three if absent. */
  type?: VehicleType
  /** What was typed before. */
  phrase?: string
  /** The query of the results on the page, which a phrase without a make narrows. */
  within?: string
  /** The id of a hint on the page. */
  describedBy?: string
}

/** Characters. More than is read, because a browser cuts what is pasted in the middle of a word, and says nothing. */
const longestPaste = 1_000

const examples = {
  car: 'SUV under £20,000',
  van: 'long wheelbase Euro 6',
  truck: '6x2 tractor unit',
} as const

/**
 * A GET form for a search in words. With script (`app/enhance/enhance-search-box.ts`) it suggests searches with their
 * counts as the visitor types.
 */
export function SearchBox({ id, large = false, type, phrase, within, describedBy }: SearchBoxProps) {
  const example = type || !isSoldType('car') ? examples[type ?? mainType] : 'Fiesta under £9,000'
  return (
    <search>
      <form action={urls.find()} className={classNames(classes.box, large && classes.large)} data-search-box>
        {large ? <Search aria-hidden size={20} className={classes.icon} /> : null}
        <input
          type="search"
          name="q"
          id={id}
          className={classes.input}
          aria-label="Search our stock"
          aria-describedby={describedBy}
          placeholder={`Try “${example}”`}
          defaultValue={phrase}
          maxLength={longestPaste}
          autoComplete="off"
          data-kept
          suppressHydrationWarning
        />
        {type ? <input type="hidden" name="type" value={type} /> : null}
        {within ? <input type="hidden" name={withinParameter} value={within} /> : null}
        {large ? (
          <Button type="submit">Search</Button>
        ) : (
          <button type="submit" className={classes.go}>
            <Search aria-label="Search" size={20} />
          </button>
        )}
        <div className={classes.suggestions} data-suggestions data-kept {...outsideReact} />
      </form>
    </search>
  )
}
