import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { type ProblemCode, problemDocument, problems } from '../problems.ts'
import { problem } from './schemas.ts'

interface ResponseHeader {
  description: string
  type: 'string' | 'integer'
}

interface CodeExample {
  summary: string
  value: object
}

/** The declared response of a route: used by the OpenAPI document and checked by tests. */
export interface ApiResponse {
  description: string
  headers?: Record<string, ResponseHeader>
  content: Record<string, { schema: z.ZodType; example?: unknown; examples?: Record<string, CodeExample> }>
}

export function jsonResponse(
  description: string,
  schema: z.ZodType,
  { headers, example }: { headers?: Record<string, ResponseHeader>; example?: unknown } = {},
): ApiResponse {
  return {
    description,
    ...(headers && { headers }),
    content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
  }
}

/** Problems that any request can get, before or in its route. */
const always: readonly ProblemCode[] = [
  'malformed-request',
  'request-timeout',
  'url-too-long',
  'unsupported-media-type',
  'too-many-requests',
  'headers-too-large',
  'internal-error',
  'overloaded',
  'not-ready',
]

/** The failures of a route by status, with an example for each code. Several codes may share a status. */
export function problemResponses(...codes: ProblemCode[]): Record<number, ApiResponse> {
  const responses: Record<number, ApiResponse> = {}
  for (const code of new Set([...codes, ...always])) {
    const { status, title } = problems[code]
    const before = responses[status]
    const description = before ? `${before.description}. ${title} (${code})` : `${title} (${code})`
    const examples = {
      ...before?.content['application/problem+json']?.examples,
      [code]: { summary: title, value: problemDocument(code) },
    }
    responses[status] = {
      description,
      content: { 'application/problem+json': { schema: problem, examples } },
    }
  }
  return responses
}

/** Fastify where a route's zod schemas give its types. */
export type ApiInstance = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>
