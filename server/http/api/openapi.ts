import swagger from '@fastify/swagger'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../problems.ts'
import { securitySchemes } from './receive-notification.ts'
import { type ApiInstance, type ApiResponse, jsonResponse, problemResponses } from './responses.ts'

const toJsonSchema = createJsonSchemaTransform({})
const addComponents = createJsonSchemaTransformObject({})

/** Makes the OpenAPI document from the schemas of the routes registered after this, and serves it. */
export async function registerOpenapi(app: ApiInstance, publicUrl: string | null): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Forecourt',
        version: '1.0.0',
        description:
          'Search the stock of a dealer of cars, vans and trucks, apply for finance on a vehicle, and send enquiries. ' +
          'A query parameter that a call does not have changes nothing, and is named in `X-Ignored-Parameters`. ' +
          'Every failure is a problem document of RFC 9457. A method that an address does not have answers 405 ' +
          '(`method-not-allowed`) and names those it has in `Allow`.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl ?? '/' }],
      // No authentication, except for operations that declare a scheme.
      security: [],
      components: { securitySchemes },
      tags: [
        { name: 'Stock', description: 'Vehicles listed for sale' },
        { name: 'Finance', description: 'Applications for finance' },
        { name: 'Enquiries', description: 'Calls, viewings, reservations and part-exchange' },
        { name: 'About the API', description: 'What each response means' },
      ],
    },
    transform: (document) => {
      const transformed = toJsonSchema(document)
      keepHeadersAndExamples(document.schema?.response, transformed.schema.response)
      return transformed
    },
    transformObject: (document) => dropInputs(addComponents(document)),
  })
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    return reply.header('cache-control', 'public, max-age=3600').send(app.swagger())
  })
}

/** The type provider's transform keeps only the schemas of responses. */
function keepHeadersAndExamples(from: unknown, to: unknown): void {
  const given = (from ?? {}) as Record<string, ApiResponse>
  const made = (to ?? {}) as Record<string, { headers?: object; content: Record<string, object> }>
  for (const [status, { headers, content }] of Object.entries(given)) {
    const response = made[status]
    if (!response) continue
    if (headers) response.headers = headers
    for (const [type, { schema: _schema, ...examples }] of Object.entries(content)) {
      response.content[type] = { ...response.content[type], ...examples }
    }
  }
}

/** Removes the request variant of each named schema: only responses use names. */
function dropInputs<T>(document: T): T {
  const { schemas = {} } =
    (document as { components?: { schemas?: Record<string, object> } }).components ?? {}
  for (const name of Object.keys(schemas)) if (name.endsWith('Input')) delete schemas[name]
  return document
}

const problemsDocs = {
  operationId: 'listProblems',
  summary: 'Every problem that a response can report',
  description:
    'The `type` of a problem document points here. A code is never renamed, and its status never changes.',
  tags: ['About the API'],
  response: {
    200: jsonResponse(
      'Statuses and titles by code',
      z.record(z.string(), z.object({ status: z.int(), title: z.string() })),
    ),
    ...problemResponses(),
  },
}

export function registerListProblems(app: ApiInstance): void {
  app.get('/problems', { schema: problemsDocs }, async (_request, reply) => {
    return reply.header('cache-control', 'public, max-age=3600').send(problems)
  })
}
