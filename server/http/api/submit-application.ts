import { z } from 'zod'
import { applicationSchema } from '#domain/applications/parse-application.ts'
import type { Services } from '#server/services.ts'
import type { FormsLimit } from '../security/limits.ts'
import { sendProblem } from '../send-problem.ts'
import { sendUnavailable } from '../unavailable.ts'
import type { ApiInstance } from './api-instance.ts'
import { isUnknownVehicle } from './is-unknown-vehicle.ts'
import { jsonResponse, problemResponses } from './responses.ts'

const schema = {
  operationId: 'submitApplication',
  summary: 'Apply for finance on a vehicle',
  description:
    'Answers 201 once the application is on disk; it is passed on to the lead service from there. ' +
    'Sent twice with one `Idempotency-Key`, it is one application with one id; another application under the same ' +
    'key is refused. Send a key: without one, an application that is repeated after a lost answer or a 503 may be kept ' +
    'twice. The vehicle must be one that is or was for sale here.',
  tags: ['Finance'],
  headers: z.looseObject({
    'idempotency-key': z.string().optional().meta({
      description: 'Chosen by the sender, new for each application: 1 to 200 printable ASCII characters',
      example: 'b9d1f4a2-6c1e-4f7e-9d57-2f3c8c1f6a10',
    }),
  }),
  body: applicationSchema.describe('The answers of the six steps of the form. No answer is required.'),
  response: {
    201: jsonResponse('The application is kept', z.object({ id: z.string() }), {
      example: { id: 'b9d1f4a2-6c1e-4f7e-9d57-2f3c8c1f6a10' },
    }),
    ...problemResponses(
      'malformed-json',
      'invalid-parameter',
      'foreign-origin',
      'body-too-large',
      'unsupported-media-type',
      'invalid-application',
      'idempotency-key-reused',
      'application-not-kept',
    ),
  },
}

export function registerSubmitApplication(
  app: ApiInstance,
  services: Services,
  limitForms: FormsLimit,
): void {
  app.post('/finance-application', { schema, onRequest: limitForms }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (await isUnknownVehicle(services.stock, request.body)) {
      const faults = [{ path: 'vehicleId', message: 'must be the id of a vehicle' }]
      return sendProblem(request, reply, 'invalid-application', { faults })
    }
    const idempotencyKey = request.headers['idempotency-key'] ?? null
    const submission = await services.applications.submit(request.body, {
      idempotencyKey,
      whenReused: 'refuse',
    })
    if (submission.state === 'accepted') return reply.code(201).send({ id: submission.id })
    if (submission.state === 'key-reused') return sendProblem(request, reply, 'idempotency-key-reused')
    if (submission.state === 'unavailable') {
      const isCapped = submission.retryAfterSeconds !== undefined
      return sendUnavailable(request, reply, isCapped ? 'too-many-applications' : 'application-not-written')
    }
    return sendProblem(request, reply, 'invalid-application', { faults: submission.faults })
  })
}
