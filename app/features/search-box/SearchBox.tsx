import { Search } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { urls } from '#app/urls.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import classes from './SearchBox.module.css'

interface SearchBoxProps {
  /** The id of the input, unique on the page. */
  id: string
  /** `large` has a button with a word instead of an icon. */
  size?: 'compact' | 'large'
  /** The type to search when the words name none; all three if absent. */
  type?: VehicleType
  /** The id of a hint on the page. */
  describedBy?: string
}

const examples = {
  any: '“Fiesta under £9,000”',
  car: '“automatic SUV under £20,000”',
  van: '“long wheelbase Euro 6”',
  truck: '“6x2 tractor unit”',
} as const

/**
 * A GET form for a search in words. With script (`app/enhance/enhance-search-box.ts`) it suggests searches with their
 * counts as the visitor types.
 */
export function SearchBox({ id, size = 'compact', type, describedBy }: SearchBoxProps) {
  return (
    <search>
      <form
        method="get"
        action={urls.find}
        className={classNames(classes.box, classes[size])}
        data-search-box
      >
        <label htmlFor={id}>
          <VisuallyHidden>Search by make, model, budget or registration</VisuallyHidden>
          <Search aria-hidden size={20} className={classes.icon} />
        </label>
        <input
          type="search"
          name="q"
          id={id}
          className={classes.input}
          placeholder={`Try ${examples[type ?? 'any']}`}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={describedBy}
          suppressHydrationWarning
        />
        {type ? <input type="hidden" name="type" value={type} /> : null}
        {size === 'large' ? (
          <Button type="submit" className={classes.submit}>
            Search
          </Button>
        ) : (
          <button type="submit" aria-label="Search" className={classes.go}>
            <Search aria-hidden size={20} />
          </button>
        )}
        <div
          className={classes.suggestions}
          data-suggestions
          // The script adds the list, perhaps before hydration, which passes over the content of this element.
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      </form>
    </search>
  )
}
