import type { z } from 'zod'
import { type ProblemCode, problemDocument, problems } from '../problems.ts'
import { problem } from './schemas.ts'

interface ResponseHeader {
  description: string
  type: 'string' | 'integer'
}

/** How a route says what it answers: read by the OpenAPI document, checked by tests. */
export interface ApiResponse {
  description: string
  headers?: Record<string, ResponseHeader>
  content: Record<string, { schema: z.ZodType; example?: unknown }>
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

/** The failures that a route can answer with, by status; several codes may share one. */
export function problemResponses(...codes: ProblemCode[]): Record<number, ApiResponse> {
  const always: ProblemCode[] = ['malformed-request', 'too-many-requests', 'internal-error', 'overloaded']
  const responses: Record<number, ApiResponse> = {}
  for (const code of [...codes, ...always.filter((each) => !codes.includes(each))]) {
    const { status, title } = problems[code]
    const before = responses[status]
    const description = before ? `${before.description}. ${title} (${code})` : `${title} (${code})`
    const example = before?.content['application/problem+json']?.example ?? problemDocument(code)
    responses[status] = { description, content: { 'application/problem+json': { schema: problem, example } } }
  }
  return responses
}
