import { z } from 'zod'
import { problems } from '../problems.ts'
import type { ApiInstance } from './api-instance.ts'
import { jsonResponse, problemResponses } from './responses.ts'

const schema = {
  operationId: 'listProblems',
  summary: 'Every problem that a response can report',
  description:
    'The `type` of a problem document points here. A code is never renamed, and its status never changes.',
  tags: ['About the API'],
  response: {
    200: jsonResponse(
      'Statuses and titles by code',
      z.record(z.string(), z.object({ status: z.int(), title: z.string() })),
    ),
    ...problemResponses(),
  },
}

export function registerListProblems(app: ApiInstance): void {
  app.get('/problems', { schema }, async (_request, reply) => {
    return reply.header('cache-control', 'public, max-age=3600').send(problems)
  })
}
