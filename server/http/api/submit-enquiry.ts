import { z } from 'zod'
import { enquirySchema } from '#domain/enquiries/parse-enquiry.ts'
import type { Services } from '#server/services.ts'
import type { FormsLimit } from '../security/limits.ts'
import type { ApiInstance } from './api-instance.ts'
import { jsonResponse, problemResponses } from './responses.ts'
import { takeLead } from './take-lead.ts'

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
  const problems = {
    invalid: 'invalid-enquiry',
    unwritten: 'enquiry-not-written',
    tooMany: 'too-many-enquiries',
  } as const
  app.post('/enquiries', { schema, onRequest: limitForms }, (request, reply) =>
    takeLead(request, reply, { stock: services.stock, desk: services.enquiries, problems }),
  )
}
