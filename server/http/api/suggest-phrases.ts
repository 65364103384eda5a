import { z } from 'zod'
import type { Services } from '#server/services.ts'
import type { ApiInstance } from './api-instance.ts'
import { hrefOf, phraseQuery } from './interpret-phrase.ts'
import { jsonResponse, problemResponses } from './responses.ts'
import { forbidCaching, type Revalidate } from './revalidate.ts'

const schema = {
  operationId: 'suggestPhrases',
  summary: 'Ways to complete a phrase',
  description:
    'Completes the end of a phrase with makes, models and other words of the stock: at most eight, each with at least ' +
    'one vehicle. An empty phrase gets popular makes and body types.',
  tags: ['Stock'],
  querystring: phraseQuery,
  response: {
    200: jsonResponse(
      'The completed phrases, most useful first',
      z.object({
        suggestions: z
          .array(
            z.object({
              label: z.string().describe('The completed phrase'),
              href: z.string().describe('Its results page'),
              count: z.int().describe('How many vehicles it finds'),
            }),
          )
          .max(8),
      }),
      {
        example: {
          suggestions: [
            {
              label: 'diesel Ford Focus',
              href: '/car-search?make=Ford&model=Focus&fuelType=Diesel',
              count: 4,
            },
          ],
        },
      },
    ),
    ...problemResponses('invalid-parameter'),
  },
}

export function registerSuggestPhrases(app: ApiInstance, services: Services, preHandler: Revalidate): void {
  app.get('/vehicles/suggest', { schema, preHandler }, async (request, reply) => {
    const { q, type = null } = request.query
    const words = await services.stock.words()
    if (!words.isCurrent()) forbidCaching(reply)
    const found = words.suggest(q, type)
    if (found.some(({ interpretation }) => interpretation.filters.registration !== undefined))
      forbidCaching(reply)
    const suggestions = found.map(({ label, interpretation, count }) => ({
      label,
      href: hrefOf(interpretation),
      count,
    }))
    return reply.send({ suggestions })
  })
}
