import { useEffect, useLayoutEffect, useState } from 'react'
import { urls } from '#app/urls.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import {
  placeOf,
  type RecentResults,
  recallResults,
  rememberResults,
  withNeighbour,
} from './recent-results.ts'

/**
 * The results of `type` shown last in this tab; null on the server, during hydration and without any. The neighbours of
 * `vehicleId` that are on another page of them are looked up.
 */
export function useRecentResults(type: VehicleType, vehicleId: string): RecentResults | null {
  const [results, setResults] = useState<RecentResults | null>(null)
  // Before the browser paints, because the links replace the breadcrumb on a phone.
  useLayoutEffect(() => setResults(recallResults(type)), [type])
  useEffect(() => {
    const place = results && placeOf(results, vehicleId)
    if (!place) return
    const left = new AbortController()
    void lookUp(results, vehicleId, left.signal).then((wider) => {
      if (left.signal.aborted || wider === results) return
      rememberResults(wider)
      setResults(wider)
    })
    return () => left.abort()
  }, [results, vehicleId])
  return results
}

async function lookUp(results: RecentResults, id: string, signal: AbortSignal): Promise<RecentResults> {
  const place = placeOf(results, id)
  if (!place) return results
  const [previous, next] = await Promise.all([
    place.previous === undefined ? findAt(results, place.position - 1, signal) : null,
    place.next === undefined ? findAt(results, place.position + 1, signal) : null,
  ])
  const wider = previous === null ? results : withNeighbour(results, 'previous', previous)
  return next === null ? wider : withNeighbour(wider, 'next', next)
}

/** The id of the vehicle at a position of the results, from 0; null when it cannot be found. */
async function findAt(
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
