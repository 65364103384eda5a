import { z } from 'zod'
import { offeredOrders } from '#content/offered-search.ts'
import { soldTypes } from '#content/sold-types.ts'
import { type Interpretation, searchParamsOf } from '#domain/words/interpretation.ts'
import { ignoredHeaderDocs, ignoredIn, ignoredSchema } from './ignored-parameters.ts'
import { type ApiInstance, jsonResponse, problemResponses } from './responses.ts'
import { forbidCaching } from './revalidate.ts'

const phraseQuery = z.object({
  q: z.string().default('').meta({
    description: 'What a buyer types. The first 200 characters are read.',
    example: 'automatic diesel estate under £15k near L3',
  }),
  type: z
    .enum(soldTypes)
    .optional()
    .describe('The type of vehicle that is meant if the phrase suits several types as well'),
})

const interpretation = z.object({
  type: z.enum(soldTypes),
  filters: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .describe('Parameters of a search, several values as a list'),
  sort: z.enum(offeredOrders),
  notUnderstood: z.array(z.string()).describe('The words that are no part of the search, as typed'),
  hasContactDetails: z
    .boolean()
    .describe(
      'Whether an email address or a telephone number was left out, which is in none of the other fields',
    ),
  href: z.string().describe('The results page with exactly these filters and this order'),
  otherwise: z
    .object({
      words: z.string().describe('Words of the phrase'),
      phrase: z.string().describe('The phrase with these words in quotes, to be interpreted in its place'),
    })
    .optional()
    .describe(
      'Words that name versions of other vehicles too: "black" is a colour, and part of "Black Edition"',
    ),
  ignored: ignoredSchema,
})

const interpretDocs = {
  operationId: 'interpretPhrase',
  summary: 'A phrase as a search',
  description:
    'Reads a phrase with the words of the stock. Spelling mistakes of one letter are corrected. Every word is part of ' +
    'the search, says nothing about the vehicle, or is reported in `notUnderstood`. Email addresses and telephone ' +
    'numbers are left out.',
  tags: ['Stock'],
  querystring: phraseQuery,
  response: {
    200: jsonResponse('The search', interpretation, {
      headers: ignoredHeaderDocs,
      example: {
        type: 'car',
        filters: { make: 'Volkswagen', model: 'Golf', year: '2019-' },
        sort: 'relevance',
        notUnderstood: ['gtd'],
        hasContactDetails: false,
        href: '/car-search?make=Volkswagen&model=Golf&year=2019-',
      },
    }),
    ...problemResponses('invalid-parameter'),
  },
}

export function registerInterpretPhrase(app: ApiInstance): void {
  app.get('/vehicles/interpret', { schema: interpretDocs }, async (request, reply) => {
    const { q, type = null } = request.query
    const words = await request.stock.words()
    if (!words.isCurrent()) forbidCaching(reply)
    const found = words.interpret(q, type)
    // Older registrations are known only by the stock.
    if (found.filters.registration !== undefined) forbidCaching(reply)
    const otherwise = words.findOther(q, found)
    return reply.send({
      ...found,
      href: hrefOf(found),
      ...(otherwise && { otherwise }),
      ...ignoredIn(request),
    })
  })
}

/** The results page. `app/urls.ts` writes the same address; a test compares them. */
export function hrefOf(found: Pick<Interpretation, 'type' | 'filters' | 'sort'>): string {
  const params = searchParamsOf(found)
  return `/${found.type}-search${params.size > 0 ? `?${params}` : ''}`
}

const suggestDocs = {
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
        ignored: ignoredSchema,
      }),
      {
        headers: ignoredHeaderDocs,
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

export function registerSuggestPhrases(app: ApiInstance): void {
  app.get('/vehicles/suggest', { schema: suggestDocs }, async (request, reply) => {
    const { q, type = null } = request.query
    const words = await request.stock.words()
    if (!words.isCurrent()) forbidCaching(reply)
    const found = words.suggest(q, type)
    if (found.some(({ interpretation }) => interpretation.filters.registration !== undefined))
      forbidCaching(reply)
    const suggestions = found.map(({ label, interpretation, count }) => ({
      label,
      href: hrefOf(interpretation),
      count,
    }))
    return reply.send({ suggestions, ...ignoredIn(request) })
  })
}
