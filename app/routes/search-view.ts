import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { soldTypes } from '#content/sold-types.ts'
import { alertsOffered } from '../features/alerts/alert-access.ts'
import { searchParameters } from '../features/search/form-query.ts'
import { loadSearchPage } from '../features/search/load-search-page.ts'
import { type ResultsAnswer, toResultsData } from '../features/search/results-data.ts'
import { SearchPage } from '../features/search/SearchPage.tsx'
import { readQuery } from '../route-query.ts'
import { urls } from '../urls.ts'
import type { Route } from './+types/search-view'

export const handle = { parameters: searchParameters }

/** The results at the same query, to be put into a page of results by its script: /car-search.json?make=BMW. */
export async function loader({ pattern, url, context }: Route.LoaderArgs) {
  const type = soldTypes.find((type) => urls.searchView(type) === pattern) ?? 'car'
  const found = await loadSearchPage(context, type, readQuery(url, handle))
  const view = { ...found, ...alertsOffered(context) }
  const answer: ResultsAnswer = {
    ...toResultsData(view),
    html: renderToString(createElement(SearchPage, { view })),
  }
  return Response.json(answer, { headers: { 'X-Robots-Tag': 'noindex' } })
}
