import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { DeskProxy } from '../config.ts'
import type { DeskAccess } from './access/desk-access.ts'
import { type DeskOrigins, refusalOf } from './access/desk-origin.ts'
import { personOfProxy } from './access/proxy-person.ts'
import type { DeskModule } from './desk-page.ts'
import { deskPolicy } from './desk-policy.ts'
import type { DeskServices } from './desk-services.ts'

export interface DeskOptions {
  access: DeskAccess
  /** Where it answers; `port` is known once it listens. */
  origins: () => DeskOrigins
  proxy: DeskProxy | null
  services: (person: string) => DeskServices
  pages: DeskModule
  /** The files for the browser. */
  clientDir: string
  /** The pictures that the site serves as `/media/`. */
  mediaDir: string
  log: Logger
}

/** Of a form without files, in bytes. */
const formLimit = 256 * 1_024

/** Half a gigabyte through a tunnel, in milliseconds. A form without files has arrived long before. */
const longestUpload = 30 * 60_000

/** Where files are taken. What is sent there is read by the page, while it arrives. */
const uploadPaths = ['/files', '/files/upload', '/stock/:id/photos', '/stock/:id/photos/upload']

/**
 * The desk's own server: pages for the dealer's staff, on loopback only. It logs no address, because one may name a person.
 */
export async function createDesk(options: DeskOptions): Promise<FastifyInstance> {
  const { access, origins, proxy, pages, clientDir, mediaDir, log } = options
  const app = Fastify({
    logger: false,
    bodyLimit: formLimit,
    requestTimeout: longestUpload,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
  })
  const answer = pages.createDeskHandler(access)

  app.addHook('onRequest', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    request.nonce = nonce
    reply.headers(securityHeaders).header('content-security-policy', deskPolicy(nonce))
    const opensDesk = request.url.startsWith('/open/')
    const refusal = refusalOf({ method: request.method, headers: request.headers, opensDesk }, origins())
    if (refusal !== null) return reply.code(403).type('text/plain; charset=utf-8').send(`${refusal}.\n`)
    // Neither can become a request of a page, and what fails is logged with its address.
    if (!request.url.startsWith('/') || request.method === 'TRACE')
      return reply.code(400).type('text/plain; charset=utf-8').send('That is no request of a page.\n')
    if (!methods.includes(request.method))
      return reply
        .code(405)
        .header('allow', methods.join(', '))
        .type('text/plain; charset=utf-8')
        .send('No page takes this method.\n')
  })
  app.decorateRequest('nonce', '')
  app.removeAllContentTypeParsers()
  // Forms alone, or 415; files are taken at the addresses below.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  )

  await app.register(fastifyStatic, {
    root: `${clientDir}/assets`,
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
  })
  await app.register(fastifyStatic, {
    root: mediaDir,
    prefix: '/media/',
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
  })

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const { cookie } = request.headers
    const now = Date.now()
    const proxied = personOfProxy(request.raw.headersDistinct, proxy)
    const session = access.sessionOf(cookie, now)
    if (session && isAct(request)) session.activeAt = now
    const person = proxied ?? session?.person ?? null
    // Nobody's files are read: what comes of them is dropped.
    if (person === null && request.body instanceof Readable) request.body.resume()
    const response = await answer(webRequest(request, origins(), person), {
      person,
      lock: () => access.lock(cookie),
      isProxied: proxied !== null,
      nonce: request.nonce,
      services() {
        if (person === null) throw new Error('Nobody has come in')
        return options.services(person)
      },
      reportError: (error) => log.error({ err: error }, 'a page of the desk failed'),
    })
    // A page that failed has not read what comes.
    if (person !== null && request.body instanceof Readable)
      reply.raw.once('finish', () => stopReading(request.body))
    return send(reply, response)
  }
  await app.register(async (uploads) => {
    uploads.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body))
    for (const path of uploadPaths) uploads.post(path, answerPage)
  })
  app.all('/*', answerPage)
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) log.error({ err: error }, 'the desk failed')
    const words =
      status === 413 ? 'That is larger than the desk takes.' : 'The desk could not answer. Try again.'
    return reply.code(status).type('text/plain; charset=utf-8').send(`${words}\n`)
  })
  return app
}

const methods = ['GET', 'HEAD', 'POST']

const securityHeaders = {
  'cache-control': 'no-store',
  // Without any, browsers would not say where a form comes from.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'x-robots-tag': 'noindex',
}

/** Whether a person did something: open pages ask by themselves whether there is something new, and read it again. */
function isAct({ method, url, headers }: FastifyRequest): boolean {
  const watch = headers['x-desk-watch']
  if (watch !== undefined) return watch === 'active'
  return method === 'POST' || !new URL(`http://desk${url}`).pathname.endsWith('.data')
}

function webRequest(request: FastifyRequest, { proxied }: DeskOrigins, person: string | null): Request {
  const { host = '' } = request.headers
  const origin = proxied !== null && new URL(proxied).host === host ? proxied : `http://${host}`
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name !== 'cookie') for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  // Names of types have no case: a page that took "Multipart/…" for another form would read all of it into memory.
  if (request.body instanceof Readable)
    headers.set(
      'content-type',
      request.headers['content-type']?.replace(/^[^;]+/, (type) => type.toLowerCase()) ?? '',
    )
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const body = method === 'GET' ? null : bodyOf(request, person)
  // A form without a field, of whatever type: pages would fail to read another as a form.
  if (method === 'POST' && body === null) headers.set('content-type', 'application/x-www-form-urlencoded')
  // Of a body that is read while it arrives.
  const init = { method, headers, body, duplex: 'half' as const }
  return new Request(origin + request.url, init)
}

function stopReading(body: unknown): void {
  if (body instanceof Readable && !body.readableEnded) body.destroy()
}

function bodyOf({ body }: FastifyRequest, person: string | null): BodyInit | null {
  if (body instanceof Readable) return person === null ? null : (Readable.toWeb(body) as ReadableStream)
  return Buffer.isBuffer(body) ? new Uint8Array(body) : null
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  return reply.send(response.body === null ? null : Buffer.from(await response.arrayBuffer()))
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the content policy of this answer. */
    nonce: string
  }
}
