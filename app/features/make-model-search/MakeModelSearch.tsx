import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/Button.tsx'
import { MakeModelFields } from './MakeModelFields.tsx'
import classes from './MakeModelSearch.module.css'
import { type MakeModelChoice, type QueryRule, searchHref, type TypeChoice } from './make-model-choice.ts'
import { useMakeModelSearch } from './use-make-model-search.ts'

interface MakeModelSearchProps {
  /** From `loadMakeModel`. */
  initial: MakeModelChoice
  /** The types to choose from; with one only there is nothing to choose. */
  types: readonly TypeChoice[]
  rule: QueryRule
  /**
   * The path of the page itself. Without script it is asked again for the lists, and, where there is one type, for the
   * way on: it then gets `deals` besides, and sends the visitor to the address that `rule` makes.
   */
  pagePath: string
  /** Where the choice goes; the results of the type unless told. */
  resultsPath?: string
  submitLabel?: string
}

/** Type, make and model on the way to the results. A plain GET form, with lists that follow where script runs. */
export function MakeModelSearch({
  initial,
  types,
  rule,
  pagePath,
  resultsPath,
  submitLabel = 'View Deals',
}: MakeModelSearchProps) {
  const search = useMakeModelSearch(initial)
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    navigate(searchHref(search.choice, rule, resultsPath))
  }

  return (
    <form
      method="get"
      action={types.length > 1 ? '/browse-stock' : pagePath}
      className={classes.form}
      onSubmit={submit}
    >
      <MakeModelFields search={search} types={types} pagePath={pagePath} />
      <Button
        type="submit"
        name={types.length > 1 ? undefined : 'deals'}
        size="l"
        className={classes.submit}
        icon={<Search aria-hidden />}
      >
        {submitLabel}
      </Button>
    </form>
  )
}
