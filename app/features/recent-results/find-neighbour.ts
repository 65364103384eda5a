import { urls } from '#app/urls.ts'
import type { RecentResults } from './recent-results.ts'

/** The id of the vehicle at a position of the results, from 0; null when it cannot be found. */
export async function findAt(
  { type, query }: RecentResults,
  position: number,
  signal: AbortSignal,
): Promise<string | null> {
  const params = new URLSearchParams(query)
  // A page of one vehicle is the vehicle at that position.
  params.set('page', String(position + 1))
  params.set('pageSize', '1')
  try {
    const answer = await fetch(urls.api.search(type, params), { signal })
    const [record]: { _id?: unknown }[] = answer.ok ? await answer.json() : []
    return typeof record?._id === 'string' ? record._id : null
  } catch {
    return null
  }
}
