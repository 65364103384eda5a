import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { applicationSchema } from '#domain/applications/parse-application.ts'
import { enquirySchema } from '#domain/enquiries/parse-enquiry.ts'
import type { Found } from '#domain/stock/store.ts'
import type { Catalogue, LeadIntake, LeadIntakes } from '#server/services.ts'
import type { ProblemCode } from '../problems.ts'
import type { FormsLimit } from '../security/limits.ts'
import { sendProblem } from '../send-problem.ts'
import { sendUnavailable } from '../unavailable.ts'
import { type ApiInstance, type ApiResponse, jsonResponse, problemResponses } from './responses.ts'

const exampleId = 'b9d1f4a2-6c1e-4f7e-9d57-2f3c8c1f6a10'

const keptLead = z.object({
  id: z.string(),
  ignored: z
    .array(z.string())
    .optional()
    .describe(
      'Paths in the body that are no part of what is kept: unknown names, and figures of `finance` that cannot be read',
    ),
})

const keptApplication = keptLead.extend({
  statusPath: z
    .string()
    .optional()
    .describe(
      'The path of the page on which the applicant sees when we have called. It is secret: give it to the applicant only',
    ),
})

const applicationDocs = {
  operationId: 'submitApplication',
  summary: 'Apply for finance on a vehicle',
  description:
    'Answers 201 once the application is on disk; it is passed on to the lead service from there. ' +
    'Sent twice with one `Idempotency-Key`, it is one application with one id; another application under the same ' +
    'key is refused. Send a key: without one, an application that is repeated after a lost answer or a 503 may be kept ' +
    'twice. The vehicle must be one that is or was for sale here.',
  tags: ['Finance'],
  headers: keyHeader('application'),
  body: applicationSchema.describe('The answers of the six steps of the form. No answer is required.'),
  response: leadResponses(
    jsonResponse('The application is kept', keptApplication, {
      example: {
        id: exampleId,
        statusPath: `/application-status?of=${exampleId}.kFq0vB7m3xYtZ1hW5dQ2Lg`,
        ignored: ['lastName'],
      },
    }),
    'invalid-application',
    'application-not-kept',
  ),
}

const enquiryDocs = {
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
  headers: keyHeader('enquiry'),
  body: enquirySchema.describe('What is asked for, and who asks.'),
  response: leadResponses(
    jsonResponse('The enquiry is kept', keptLead, { example: { id: exampleId, ignored: ['lastName'] } }),
    'invalid-enquiry',
    'enquiry-not-kept',
  ),
}

function keyHeader(lead: 'application' | 'enquiry') {
  return z.looseObject({
    'idempotency-key': z
      .string()
      .optional()
      .meta({
        description: `Chosen by the sender, new for each ${lead}: 1 to 200 printable ASCII characters`,
        example: exampleId,
      }),
  })
}

function leadResponses(
  kept: ApiResponse,
  invalid: ProblemCode,
  notKept: ProblemCode,
): Record<number, ApiResponse> {
  return {
    201: kept,
    ...problemResponses(
      'malformed-json',
      'invalid-parameter',
      'foreign-origin',
      'body-too-large',
      'unsupported-media-type',
      invalid,
      'idempotency-key-reused',
      notKept,
    ),
  }
}

export function registerSubmitApplication(
  app: ApiInstance,
  { applications }: Pick<LeadIntakes, 'applications'>,
  limitForms: FormsLimit,
): void {
  const problems = {
    invalid: 'invalid-application',
    unwritten: 'application-not-written',
    tooMany: 'too-many-applications',
  } as const
  const options = { schema: applicationDocs, config: { neverQueued: true }, onRequest: limitForms }
  app.post('/finance-application', options, (request, reply) =>
    takeLead(request, reply, { intake: applications, problems }),
  )
}

export function registerSubmitEnquiry(
  app: ApiInstance,
  { enquiries }: Pick<LeadIntakes, 'enquiries'>,
  limitForms: FormsLimit,
): void {
  const problems = {
    invalid: 'invalid-enquiry',
    unwritten: 'enquiry-not-written',
    tooMany: 'too-many-enquiries',
  } as const
  const options = { schema: enquiryDocs, config: { neverQueued: true }, onRequest: limitForms }
  app.post('/enquiries', options, (request, reply) =>
    takeLead(request, reply, { intake: enquiries, problems }),
  )
}

interface LeadTaker {
  intake: LeadIntake
  problems: {
    invalid: ProblemCode
    /** The reasons for 503: the outbox could not write it, or there were too many. */
    unwritten: Parameters<typeof sendUnavailable>[2]
    tooMany: Parameters<typeof sendUnavailable>[2]
  }
}

/** Answers a posted application or enquiry: 201 with its id once it is on disk. */
async function takeLead(
  request: FastifyRequest,
  reply: FastifyReply,
  { intake, problems }: LeadTaker,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  const vehicle = await findNamedVehicle(request.stock, request.body)
  if (vehicle?.state === 'unknown') {
    const faults = [{ path: 'vehicleId', message: 'must be the id of a vehicle' }]
    return sendProblem(request, reply, problems.invalid, { faults })
  }
  const key = request.headers['idempotency-key']
  const idempotencyKey = typeof key === 'string' ? key : null
  const submission = await intake.submit(request.body, {
    idempotencyKey,
    whenReused: 'refuse',
    vehicle: vehicle?.record ?? null,
  })
  switch (submission.state) {
    case 'accepted':
      return reply
        .code(201)
        .send({ id: submission.id, statusPath: submission.statusPath, ignored: submission.ignored })
    case 'key-reused':
      return sendProblem(request, reply, 'idempotency-key-reused')
    case 'unavailable': {
      const isCapped = submission.retryAfterSeconds !== undefined
      return sendUnavailable(request, reply, isCapped ? problems.tooMany : problems.unwritten)
    }
    case 'invalid':
      return sendProblem(request, reply, problems.invalid, { faults: submission.faults })
  }
}

/**
 * What the stock knows of the vehicle that a body names. Null for a body without an id, which the intake refuses, and
 * while the stock cannot be read: accepting the lead matters more than the check.
 */
async function findNamedVehicle(stock: Pick<Catalogue, 'find'>, body: unknown): Promise<Found | null> {
  const id = (body as { vehicleId?: unknown } | null)?.vehicleId
  if (typeof id !== 'string' || id === '') return null
  return stock.find(id).catch(() => null)
}
