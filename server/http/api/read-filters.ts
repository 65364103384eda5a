import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from '#domain/fault.ts'
import { parseFilters } from '#domain/search/parse-query.ts'
import type { Filters } from '#domain/search/query.ts'
import { sendProblem } from '../send-problem.ts'

/** The filters of a query, or what is wrong with them. */
export function readFilters(query: object): { filters: Filters; faults: Fault[] } {
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, String(value)]),
  )
  const { filters, faults } = parseFilters(new URLSearchParams(pairs))
  return { filters, faults: faults.map(({ parameter, message }) => ({ path: parameter, message })) }
}

export function sendFaults(request: FastifyRequest, reply: FastifyReply, faults: Fault[]): FastifyReply {
  return sendProblem(request, reply, 'invalid-parameter', { faults })
}
