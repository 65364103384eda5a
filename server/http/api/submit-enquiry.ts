import { z } from 'zod'
import { enquirySchema } from '#domain/enquiries/parse-enquiry.ts'
import type { Services } from '#server/services.ts'
import type { FormsLimit } from '../security/limits.ts'
import { sendProblem } from '../send-problem.ts'
import { sendUnavailable } from '../unavailable.ts'
import type { ApiInstance } from './api-instance.ts'
import { isUnknownVehicle } from './is-unknown-vehicle.ts'
import { jsonResponse, problemResponses } from './responses.ts'

const schema = {
  operationId: 'submitEnquiry',
  summary: 'Ask for a call, a viewing, a reservation or an offer for a part-exchange',
  description:
    'Answers 201 once the enquiry is on disk; it is passed on to the lead service from there. ' +
    'Sent twice with one `Idempotency-Key`, it is one enquiry with one id; another body under the same key is refused. ' +
    'Send a key: without one, an enquiry that is repeated after a lost answer or a 503 may be kept twice. ' +
    'The key of an enquiry is independent of the same key of an application. ' +
    'A kind that the dealer does not offer is refused. A reservation is a request: no payment is taken, and the ' +
    'vehicle is held once the dealer has confirmed it.',
  tags: ['Enquiries'],
  headers: z.looseObject({
    'idempotency-key': z.string().optional().meta({
      description: 'Chosen by the sender, new for each enquiry: 1 to 200 printable ASCII characters',
      example: '4f0c1a56-1f0a-4d43-8d0e-3f1b0c9e7a55',
    }),
  }),
  body: enquirySchema.describe('What is asked for, and who asks.'),
  response: {
    201: jsonResponse('The enquiry is kept', z.object({ id: z.string() }), {
      example: { id: '4f0c1a56-1f0a-4d43-8d0e-3f1b0c9e7a55' },
    }),
    ...problemResponses(
      'malformed-json',
      'invalid-parameter',
      'foreign-origin',
      'body-too-large',
      'unsupported-media-type',
      'invalid-enquiry',
      'idempotency-key-reused',
      'enquiry-not-kept',
    ),
  },
}

export function registerSubmitEnquiry(app: ApiInstance, services: Services, limitForms: FormsLimit): void {
  app.post('/enquiries', { schema, onRequest: limitForms }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (await isUnknownVehicle(services.stock, request.body)) {
      const faults = [{ path: 'vehicleId', message: 'must be the id of a vehicle' }]
      return sendProblem(request, reply, 'invalid-enquiry', { faults })
    }
    const idempotencyKey = request.headers['idempotency-key'] ?? null
    const submission = await services.enquiries.submit(request.body, { idempotencyKey, whenReused: 'refuse' })
    if (submission.state === 'accepted') return reply.code(201).send({ id: submission.id })
    if (submission.state === 'key-reused') return sendProblem(request, reply, 'idempotency-key-reused')
    if (submission.state === 'unavailable') {
      const isCapped = submission.retryAfterSeconds !== undefined
      return sendUnavailable(request, reply, isCapped ? 'too-many-enquiries' : 'enquiry-not-written')
    }
    return sendProblem(request, reply, 'invalid-enquiry', { faults: submission.faults })
  })
}
