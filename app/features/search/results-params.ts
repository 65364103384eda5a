import type { Query } from '#app/script-urls.ts'
import { otherwiseParameter, phraseParameter, withinParameter } from '#app/search-parameters.ts'
import { notUnderstoodParameter } from '#domain/search/parameter-names.ts'
import { searchParams } from './search-choice.ts'
import type { SearchView } from './search-view.ts'

/**
 * The parameters of another page of the same search, or of the way back to it: the phrase stays in its box, and what was
 * not understood is still said. The address of a changed search is without them.
 */
export function resultsParams(
  { choice, phrase, isNarrowed, notUnderstood, otherwise }: SearchView,
  page: number,
): Query {
  return {
    ...searchParams(choice, page),
    [phraseParameter]: phrase || undefined,
    [withinParameter]: phrase && isNarrowed ? 'yes' : undefined,
    [notUnderstoodParameter]: notUnderstood,
    [otherwiseParameter]: otherwise?.words,
  }
}
