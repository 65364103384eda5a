import type { ReactNode } from 'react'
import { formatCount } from '#app/ui/format-count.ts'
import { ChevronDown } from '#app/ui/icons.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { urls } from '#app/urls.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import classes from './SearchNotices.module.css'
import { searchHref } from './search-choice.ts'
import type { SearchView } from './search-view.ts'

/** What of a phrase was not understood, what in the address was invalid, and a link back from a page past the last. */
export function SearchNotices({ view }: { view: SearchView }) {
  const { type, choice, faults, notUnderstood, page, pageCount, active, otherwise } = view
  const rest = `, so these are all our ${vehicleTypeWords[type].plural}.`
  return (
    <>
      {notUnderstood.length > 0 ? (
        <FoldedNotice
          title={`We didn’t understand ${inQuotes(notUnderstood)}${active.length === 0 ? rest : '.'}`}
        >
          {notUnderstood.some((words) => ofSafety.test(words)) ? (
            <p>We do not hold safety ratings, so we cannot search by them. You can find them at Euro NCAP.</p>
          ) : null}
          <p>
            {active.length === 0
              ? 'Use the filters to narrow them.'
              : 'We searched for the rest of what you typed. You can change it with the filters.'}
          </p>
        </FoldedNotice>
      ) : null}
      {otherwise ? (
        <p className={classes.otherwise}>
          “{otherwise.words}” is also in the names of versions.{' '}
          <a href={urls.find({ q: otherwise.phrase, type })}>Search for these versions instead</a>
        </p>
      ) : null}
      {faults.length > 0 ? (
        <FoldedNotice title="We left out part of this search.">
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </FoldedNotice>
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

/** Nothing is known of it, and many ask. */
const ofSafety = /\b(safe|safer|safest|safety|ncap)\b/i

/** Its title alone on a phone, where it must not push the first price out of the first screen, until it is pressed. */
function FoldedNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={classes.notice}>
      <summary className={classes.title}>
        <span>{title}</span>
        <ChevronDown aria-hidden size={18} className={classes.chevron} />
      </summary>
      {children}
    </details>
  )
}

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** “xyz”, “abc” or “def”. */
function inQuotes(words: readonly string[]): string {
  return list.format(words.map((each) => `“${each}”`))
}
