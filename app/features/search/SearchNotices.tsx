import { formatCount } from '#app/ui/format-count.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { searchHref } from './search-choice.ts'
import type { SearchView } from './search-view.ts'

/** What of a phrase was not understood, what in the address was invalid, and a link back from a page past the last. */
export function SearchNotices({ view }: { view: SearchView }) {
  const { type, choice, faults, notUnderstood, page, pageCount, active } = view
  return (
    <>
      {notUnderstood.length > 0 ? (
        <Notice tone="info" title={`We didn’t understand ${inQuotes(notUnderstood)}.`}>
          <p>
            {active.length === 0
              ? 'These are all our results. Use the filters to narrow them.'
              : 'We searched for the rest of what you typed. You can change it with the filters.'}
          </p>
        </Notice>
      ) : null}
      {faults.length > 0 ? (
        <Notice tone="info" title="We couldn’t use part of this search, so we left it out.">
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {page > pageCount ? (
        <Notice tone="info" title={`There is no page ${formatCount(page)} of these results.`}>
          <p>
            <a href={searchHref(type, choice, pageCount)}>
              {pageCount === 1 ? 'See the results' : `See the last page, ${formatCount(pageCount)}`}
            </a>
          </p>
        </Notice>
      ) : null}
    </>
  )
}

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** “xyz”, “abc” or “def”. */
function inQuotes(words: readonly string[]): string {
  return list.format(words.map((each) => `“${each}”`))
}
