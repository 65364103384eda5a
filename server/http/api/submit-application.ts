import { z } from 'zod'
import { applicationSchema } from '#domain/applications/parse-application.ts'
import type { Services } from '#server/services.ts'
import type { FormsLimit } from '../security/limits.ts'
import type { ApiInstance } from './api-instance.ts'
import { jsonResponse, problemResponses } from './responses.ts'
import { takeLead } from './take-lead.ts'

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
  const problems = {
    invalid: 'invalid-application',
    unwritten: 'application-not-written',
    tooMany: 'too-many-applications',
  } as const
  app.post('/finance-application', { schema, onRequest: limitForms }, (request, reply) =>
    takeLead(request, reply, { stock: services.stock, desk: services.applications, problems }),
  )
}
