import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { offersFinance } from '#content/offers.ts'
import type { LeadIntakes } from '#server/services.ts'
import { createUkDay } from '#server/uk-day.ts'
import type { AppOptions } from '../app-options.ts'
import { refuseOtherMethods } from '../refuse-other-methods.ts'
import type { FormsLimit, Limits } from '../security/limits.ts'
import { sendProblem } from '../send-problem.ts'
import { registerDistinctValues, registerFacetCounts } from './filter-values.ts'
import { nameIgnored } from './ignored-parameters.ts'
import { registerListProblems, registerOpenapi } from './openapi.ts'
import { registerInterpretPhrase, registerSuggestPhrases } from './phrases.ts'
import { registerReceiveNotification } from './receive-notification.ts'
import { refuseRepeated } from './refuse-repeated.ts'
import type { ApiInstance } from './responses.ts'
import { createRevalidate } from './revalidate.ts'
import { registerSubmitApplication, registerSubmitEnquiry } from './submit-leads.ts'
import { registerFindVehicle, registerListVehicles, registerSearchVehicles } from './vehicles.ts'

/** Every call under /api. */
export async function registerApi(
  app: FastifyInstance,
  intakes: LeadIntakes,
  options: AppOptions,
  limits: Limits,
  limitForms: FormsLimit,
): Promise<void> {
  await app.register(
    async (scope) => {
      const api: ApiInstance = scope.withTypeProvider<ZodTypeProvider>()
      // The service validates the body, with 422 instead of the 400 of schema validation.
      api.setValidatorCompiler<z.ZodType>((part) =>
        part.httpPart === 'body' ? (value) => ({ value }) : validatorCompiler(part),
      )
      // Responses are checked against their schemas in tests, not in production.
      api.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
      api.removeContentTypeParser('text/plain')
      refuseOtherEncodings(api)
      const routes = collectRoutes(api)
      await registerOpenapi(api, options.publicUrl)
      await api.register(async (stock: ApiInstance) => {
        // "3 years old" and "new plate" depend on the day as well.
        const ukDay = createUkDay()
        const version = ({ stock }: FastifyRequest) => `${stock.cacheVersion()}.${ukDay()}`
        nameIgnored(stock)
        stock.addHook('preValidation', refuseRepeated)
        stock.addHook('preHandler', createRevalidate(version, options.release))
        registerListVehicles(stock)
        registerSearchVehicles(stock)
        registerDistinctValues(stock)
        registerFacetCounts(stock)
        registerInterpretPhrase(stock)
        registerSuggestPhrases(stock)
        registerFindVehicle(stock)
      })
      if (offersFinance) registerSubmitApplication(api, intakes, limitForms)
      registerSubmitEnquiry(api, intakes, limitForms)
      const { notifications } = options
      if (notifications) await registerReceiveNotification(api, notifications, limits)
      registerListProblems(api)
      for (const [url, methods] of [...routes]) refuseOtherMethods(api, url, [...methods])
      api.all('/*', { schema: { hide: true } }, async (request, reply) =>
        sendProblem(request, reply, 'not-found'),
      )
    },
    { prefix: '/api' },
  )
}

/** Bytes that are not UTF-8 would become U+FFFD: a name in Windows-1252 would be kept without its accents. */
function refuseOtherEncodings(api: ApiInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.removeContentTypeParser('application/json')
  api.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body)) parse(request, body.toString('utf8'), done)
    else done(new SyntaxError('The body is not UTF-8'))
  })
}

/** The methods of each path, relative to the prefix. Filled as routes are added. */
function collectRoutes(api: ApiInstance): Map<string, Set<string>> {
  const routes = new Map<string, Set<string>>()
  api.addHook('onRoute', ({ method, url, prefix }) => {
    const path = url.slice(prefix.length)
    routes.set(path, new Set([...(routes.get(path) ?? []), ...[method].flat()]))
  })
  return routes
}
