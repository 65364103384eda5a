import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { offeredFields } from '#content/offered-search.ts'
import { isCampaignParameter, resembledFilter, sameLetters } from '#domain/search/parameter-names.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The parameters of a request for stock that its call does not have. */
    ignored: readonly Ignored[]
  }
}

/** A parameter of the request that the call does not have. */
interface Ignored {
  parameter: string
  /** The parameter that it seems to name. */
  nearest?: string
}

/** More, or more of a name, would fill the headers. */
const mostNamed = 8
const longestNamed = 40

export const ignoredHeaderDocs = {
  'X-Ignored-Parameters': {
    type: 'string',
    description:
      'Parameters that this call does not have and that changed nothing, with the one that each seems to name: a list of RFC ' +
      '9651, such as `"gearbx";nearest="gearbox", "colr"`. Names are percent-encoded. Absent without any; those of ' +
      'campaigns, such as `utm_source`, are not named',
  },
} as const

/** What an answer that is an object says of them too. */
export const ignoredSchema = z
  .array(z.object({ parameter: z.string(), nearest: z.string().optional() }))
  .optional()
  .describe('As in `X-Ignored-Parameters`; absent without any')

/**
 * Of the parameters of a request, those that its call does not have, which change nothing: a client that misspells a filter
 * would take the whole stock for the result. At most eight, without those of campaigns and empty ones.
 */
function ignoredParameters({ query, routeOptions }: FastifyRequest): Ignored[] {
  const schema = routeOptions.schema?.querystring
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  const names = Object.keys(query as object).filter(
    (name) => !known.includes(name) && !isCampaignParameter(name),
  )
  return names.slice(0, mostNamed).map((name) => {
    const resembled = resembledFilter(name, offeredFields)
    const nearest = sameLetters(name, known) ?? (resembled && known.includes(resembled) ? resembled : null)
    return { parameter: name.slice(0, longestNamed).toWellFormed(), ...(nearest && { nearest }) }
  })
}

/** Puts them into a header of each answer of the scope, refusals among them, and into `request.ignored`. */
export function nameIgnored(app: FastifyInstance): void {
  app.decorateRequest('ignored')
  app.addHook('preValidation', async (request, reply) => {
    request.ignored = ignoredParameters(request)
    if (request.ignored.length === 0) return
    const list = request.ignored.map(({ parameter, nearest }) => {
      const named = `"${encodeURIComponent(parameter)}"`
      return nearest ? `${named};nearest="${nearest}"` : named
    })
    reply.header('x-ignored-parameters', list.join(', '))
  })
}

/** What an answer that is an object says of them: nothing without any. */
export function ignoredIn({ ignored }: FastifyRequest): { ignored?: readonly Ignored[] } {
  return ignored.length > 0 ? { ignored } : {}
}
