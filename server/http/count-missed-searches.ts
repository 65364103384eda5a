import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import type { Missed } from '#domain/search/missed-search.ts'
import type { AppOptions } from './app-options.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The search that found nothing, when its page is the answer, from the cache too; null for every other answer. */
    missed: Missed | null
  }
}

/** Characters of a name that a robot is looked for in. */
const longestAgent = 500

/** Counts searches that found nothing when their page has been sent, but for robots that give their name. */
export function countMissedSearches(
  app: FastifyInstance,
  { countMissed }: Pick<AppOptions, 'countMissed'>,
): void {
  app.decorateRequest('missed', null)
  if (!countMissed) return
  app.addHook('onResponse', (request, reply, done) => {
    // An answer from the cache is written past Fastify.
    const { statusCode } = reply.raw
    if (request.missed && (statusCode === 200 || statusCode === 304) && isOfPerson(request))
      countMissed(request.missed)
    done()
  })
}

/** Browsers give their name, and say when they only fetch what somebody might open. */
function isOfPerson({ method, headers }: FastifyRequest): boolean {
  const agent = headers['user-agent'] ?? ''
  const isAhead = /^prefetch/i.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))
  return method === 'GET' && !isAhead && agent !== '' && !isbot(agent.slice(0, longestAgent))
}
