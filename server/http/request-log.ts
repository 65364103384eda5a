import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Arrived before the index was loaded, or refused under overload: a 503 is not logged as an error. */
    isRefusable: boolean
  }
}

/** What the log says of a response. Never the visitor's address, the query or the body: they may hold personal data. */
export function answerLine(method: string | undefined, url: string, status: number, ms: number) {
  return { method, path: withoutSecret(url.split('?', 1)[0] ?? ''), status, ms: Math.round(ms) }
}

/** The address of an export holds a secret. It may be mistyped, or written with percent-encoded characters. */
function withoutSecret(path: string): string {
  return /export/i.test(decoded(path)) ? '/exports/…' : path
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path.replaceAll(/%([2-7][\da-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  }
}

/** One line a response. */
export function registerRequestLog(app: FastifyInstance, isOpen: () => boolean): void {
  let closing = false
  app.decorateRequest('isRefusable', false)
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', async (request) => {
    request.isRefusable = !isOpen()
  })
  app.addHook('onResponse', async (request, reply) => {
    const line = answerLine(request.method, request.url, reply.statusCode, reply.elapsedTime)
    request.log[isFailure(request, reply.statusCode) ? 'error' : 'debug'](line, 'Answered')
  })

  function isFailure({ isRefusable }: FastifyRequest, status: number): boolean {
    return status >= 500 && !(status === 503 && (isRefusable || closing))
  }
}
