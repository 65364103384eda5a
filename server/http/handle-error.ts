import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Fault } from '#domain/fault.ts'
import { StockAway } from '#domain/stock/store.ts'
import type { ProblemCode } from './problems.ts'
import { sendProblem } from './send-problem.ts'
import { sendUnavailable } from './unavailable.ts'

const codesByStatus: Readonly<Record<number, ProblemCode>> = {
  // Thrown only for folders, and for paths outside the folder of files.
  403: 'not-found',
  404: 'not-found',
  408: 'request-timeout',
  412: 'precondition-failed',
  413: 'body-too-large',
  414: 'url-too-long',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
}

const jsonErrors = new Set([
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
])

/** Fastify's error handler: everything that a route throws. Only errors of the server are logged. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.validationContext === 'params') return sendProblem(request, reply, 'not-found')
  if (hasZodFastifySchemaValidationErrors(error)) {
    return sendProblem(request, reply, 'invalid-parameter', { faults: error.validation.map(toFault) })
  }
  if (error instanceof StockAway) return sendUnavailable(request, reply, 'stock-away')
  const status = error.statusCode ?? 500
  if (status === 503) return sendUnavailable(request, reply, 'handler-timeout')
  const code = codesByStatus[status]
  if (code) return sendProblem(request, reply, code)
  if (jsonErrors.has(error.code) || error instanceof SyntaxError)
    return sendProblem(request, reply, 'malformed-json')
  if (status >= 400 && status < 500) return sendProblem(request, reply, 'malformed-request')
  request.log.error({ err: error }, 'A request failed')
  return sendProblem(request, reply, 'internal-error')
}

function toFault(issue: { instancePath: string; message?: string }): Fault {
  const path = issue.instancePath.replace(/^\//, '').replaceAll('/', '.')
  return { path, message: issue.message ?? 'This value is not valid' }
}
