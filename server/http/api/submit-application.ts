import { z } from 'zod'
import { applicationFields } from '#domain/applications/application-fields.ts'
import type { ApplicationDesk } from '#server/services.ts'
import type { Limits } from '../security/limits.ts'
import { sendProblem } from '../send-problem.ts'
import type { ApiInstance } from './api-instance.ts'
import { jsonResponse, problemResponses } from './responses.ts'

const fieldShape = Object.fromEntries(
  applicationFields.map((field) => [field.name, z.string().optional().describe(field.label)]),
)

const application = z
  .object({
    vehicleId: z.string(),
    vehicleDetails: z.object({
      make: z.string().optional(),
      model: z.string().optional(),
      registration: z.string().optional(),
      mileage: z.number().optional(),
    }),
    ...fieldShape,
  })
  .describe('What the six steps of the form hold. No field of the person is required.')

const schema = {
  operationId: 'submitApplication',
  summary: 'Apply for finance on a vehicle',
  description:
    'Answers 201 once the application is on disk; it is passed on to the lead service from there. ' +
    'Sent twice with one `Idempotency-Key`, it is one application with one id.',
  tags: ['Finance'],
  headers: z.looseObject({
    'idempotency-key': z.string().optional().meta({
      description: 'Chosen by the sender, new for each application: 1 to 200 printable ASCII characters',
      example: 'b9d1f4a2-6c1e-4f7e-9d57-2f3c8c1f6a10',
    }),
  }),
  body: application,
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
      'application-not-kept',
    ),
  },
}

export function registerSubmitApplication(app: ApiInstance, desk: ApplicationDesk, limits: Limits): void {
  const rateLimit = { max: limits.formsPerTenMinutes, timeWindow: 600_000 }
  app.post('/finance-application', { schema, config: { rateLimit } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const submission = await desk.submit(request.body, request.headers['idempotency-key'] ?? null)
    if (submission.state === 'accepted') return reply.code(201).send({ id: submission.id })
    if (submission.state === 'unavailable') return sendProblem(request, reply, 'application-not-kept')
    return sendProblem(request, reply, 'invalid-application', { faults: submission.faults })
  })
}
