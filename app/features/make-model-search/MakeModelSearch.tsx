import { Button } from '#app/ui/Button.tsx'
import { Search } from '#app/ui/icons.ts'
import { urls } from '#app/urls.ts'
import { MakeModelFields } from './MakeModelFields.tsx'
import classes from './MakeModelSearch.module.css'
import type { MakeModelChoice, QueryRule, TypeChoice } from './make-model-choice.ts'

interface MakeModelSearchProps {
  /** From `loadMakeModel`. */
  initial: MakeModelChoice
  /** The types to choose from. A single one has no control. */
  types: readonly TypeChoice[]
  rule: QueryRule
  /**
   * The path of the page itself. Without script the form requests it to load the lists. With a single type the form
   * is also submitted to it, with the parameter `deals`, and the page redirects to the results.
   */
  pagePath: string
  /** The page of the results, with the filters that are kept; the search of the type when absent. */
  resultsPath?: string
  submitLabel?: string | undefined
  submitVariant?: 'primary' | 'secondary'
}

/** A GET form for type, make and model that leads to the results. With script the lists follow the choice. */
export function MakeModelSearch({
  initial,
  types,
  rule,
  pagePath,
  resultsPath,
  submitLabel = 'View Deals',
  submitVariant = 'primary',
}: MakeModelSearchProps) {
  return (
    <form
      method="get"
      action={types.length > 1 ? urls.browseStock() : pagePath}
      className={classes.form}
      data-make-model
      data-type={initial.type}
      data-rule={rule}
      data-results={resultsPath}
    >
      <MakeModelFields choice={initial} types={types} pagePath={pagePath} />
      <Button
        type="submit"
        name={types.length > 1 ? undefined : 'deals'}
        variant={submitVariant}
        size={submitVariant === 'primary' ? 'l' : 'm'}
        className={classes.submit}
      >
        <Search aria-hidden />
        {submitLabel}
      </Button>
    </form>
  )
}
