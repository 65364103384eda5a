import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Catalogue, LeadDesk } from '#server/services.ts'
import type { ProblemCode } from '../problems.ts'
import { sendProblem } from '../send-problem.ts'
import { sendUnavailable } from '../unavailable.ts'
import { findNamedVehicle } from './find-named-vehicle.ts'

interface LeadTaker {
  stock: Pick<Catalogue, 'find'>
  desk: LeadDesk
  problems: {
    invalid: ProblemCode
    /** The reasons for 503: the outbox could not write it, or there were too many. */
    unwritten: Parameters<typeof sendUnavailable>[2]
    tooMany: Parameters<typeof sendUnavailable>[2]
  }
}

/** Answers a posted application or enquiry: 201 with its id once it is on disk. */
export async function takeLead(
  request: FastifyRequest,
  reply: FastifyReply,
  { stock, desk, problems }: LeadTaker,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  const vehicle = await findNamedVehicle(stock, request.body)
  if (vehicle?.state === 'unknown') {
    const faults = [{ path: 'vehicleId', message: 'must be the id of a vehicle' }]
    return sendProblem(request, reply, problems.invalid, { faults })
  }
  const key = request.headers['idempotency-key']
  const idempotencyKey = typeof key === 'string' ? key : null
  const submission = await desk.submit(request.body, {
    idempotencyKey,
    whenReused: 'refuse',
    vehicle: vehicle?.record ?? null,
  })
  switch (submission.state) {
    case 'accepted':
      return reply.code(201).send({ id: submission.id })
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
