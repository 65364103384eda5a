import { z } from 'zod'
import type { Services } from '#server/services.ts'
import { sendProblem } from '../send-problem.ts'
import type { ApiInstance } from './api-instance.ts'
import { jsonResponse, problemResponses } from './responses.ts'
import type { Revalidate } from './revalidate.ts'
import { sendJson } from './send-json.ts'
import { vehicleRecord } from './vehicle-record.ts'

const schema = {
  operationId: 'findVehicle',
  summary: 'One vehicle by its id',
  description: '410 if the vehicle has been sold, 404 if it was never listed here.',
  tags: ['Stock'],
  params: z.object({ id: z.string().describe('The stock id: `_id` of a record') }),
  response: {
    200: jsonResponse('The vehicle', vehicleRecord),
    ...problemResponses('unknown-vehicle', 'vehicle-sold'),
  },
}

export function registerFindVehicle(app: ApiInstance, services: Services, preHandler: Revalidate): void {
  app.get('/vehicles/:id', { schema, preHandler }, async (request, reply) => {
    const found = await services.stock.findBytes(request.params.id)
    if (found.state === 'sold') return sendProblem(request, reply, 'vehicle-sold')
    if (found.state === 'unknown') return sendProblem(request, reply, 'unknown-vehicle')
    return sendJson(reply, found.record)
  })
}
