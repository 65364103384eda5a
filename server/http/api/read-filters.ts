import type { FastifyReply, FastifyRequest } from 'fastify'
import { defaultTerms } from '#content/credit-terms.ts'
import { dealership } from '#content/dealership.ts'
import type { Fault } from '#domain/fault.ts'
import { parseOrigin } from '#domain/search/parse-origin.ts'
import { parseFilters } from '#domain/search/parse-query.ts'
import type { Filters } from '#domain/search/query.ts'
import { sendProblem } from '../send-problem.ts'

/** The filters of a query with the place that distances are measured from, or what is wrong with them. */
export function readFilters({ postcode, ...query }: { postcode?: string | undefined }): {
  filters: Filters
  faults: Fault[]
} {
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, String(value)]),
  )
  const { filters, faults } = parseFilters(new URLSearchParams(pairs), defaultTerms)
  const found: Fault[] = faults.map(({ parameter, message }) => ({ path: parameter, message }))
  const { place, postcode: given } = parseOrigin(postcode, dealership)
  if (!place) found.push({ path: 'postcode', message: 'This is not a UK postcode or the start of one.' })
  return { filters: place && given !== '' ? { ...filters, from: place } : filters, faults: found }
}

export function sendFaults(request: FastifyRequest, reply: FastifyReply, faults: Fault[]): FastifyReply {
  return sendProblem(request, reply, 'invalid-parameter', { faults })
}
