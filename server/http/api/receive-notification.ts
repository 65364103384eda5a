import { z } from 'zod'
import { isSignedBy, signatureHeader } from '../../feed/notifications/signature.ts'
import type { StockNotifications } from '../../feed/notifications/stock-notifications.ts'
import type { Limits } from '../security/limits.ts'
import { sendProblem } from '../send-problem.ts'
import { sendUnavailable } from '../unavailable.ts'
import { type ApiInstance, jsonResponse, problemResponses } from './responses.ts'

/** Null in the app's options when no secret is set. */
export interface NotificationReceiver extends StockNotifications {
  secret: string
}

export const securitySchemes = {
  autoTraderSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'AutoTrader-Signature',
    description:
      '`t=<epoch seconds>,v1=<hex HMAC-SHA256 of t, a dot and the body as sent>`, made within the last five minutes ' +
      'with the secret that the dealer and Auto Trader share',
  },
} as const

const schema = {
  operationId: 'receiveStockNotification',
  summary: 'Receive a change to one vehicle from Auto Trader',
  description:
    'Answers 202 once the change is on disk; it is on the site within two seconds, or when an import that is running ' +
    'has ended. A version older than ours changes nothing. An event sent twice, and one that is not about stock, ' +
    'is acknowledged and ignored. Do not send a notification again after a 422.',
  tags: ['Stock'],
  security: [{ autoTraderSignature: [] }],
  body: z
    .looseObject({
      id: z.string().describe('Of the event'),
      type: z.string().describe('STOCK_UPDATE; other types are acknowledged and ignored'),
      data: z.looseObject({}).describe('The whole stock record'),
    })
    .describe("Auto Trader Connect's stock notification"),
  response: {
    202: jsonResponse(
      'The change is saved, or there was nothing to do',
      z.object({ outcome: z.enum(['accepted', 'repeated', 'ignored']) }),
      { example: { outcome: 'accepted' } },
    ),
    ...problemResponses(
      'malformed-json',
      'bad-signature',
      'body-too-large',
      'unsupported-media-type',
      'invalid-notification',
      'notification-not-kept',
    ),
  },
}

/** In a separate scope, whose body parser keeps the signed bytes. */
export async function registerReceiveNotification(
  api: ApiInstance,
  receiver: NotificationReceiver,
  limits: Limits,
): Promise<void> {
  const rateLimit = { max: limits.notificationsPerMinute, timeWindow: 60_000 }
  const config = { signed: true, neverQueued: true, rateLimit }
  await api.register(async (scope: ApiInstance) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    const options = { schema, config, bodyLimit: limits.notificationBytes }
    scope.put('/stock/notifications', options, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = { header: request.headers[signatureHeader], body, nowMs: Date.now() }
      if (!isSignedBy(receiver.secret, signature)) return sendProblem(request, reply, 'bad-signature')
      // Invalid JSON throws a SyntaxError, which `handleError` answers.
      const receipt = await receiver.receive(JSON.parse(body.toString('utf8')))
      if (receipt.state === 'invalid') {
        return sendProblem(request, reply, 'invalid-notification', { faults: receipt.faults })
      }
      if (receipt.state === 'unavailable') {
        return sendUnavailable(request, reply, 'notification-not-written')
      }
      return reply.code(202).send({ outcome: receipt.state })
    })
  })
}
