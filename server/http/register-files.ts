import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import compress from '@fastify/compress'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { exemptFromLimits } from './security/limits.ts'

const day = 24 * 60 * 60 * 1000
const year = 365 * day

/**
 * An SVG can contain scripts. Opened as a document, ours may only draw itself. A mail program shows our pictures in a document
 * of its own origin, and would be refused them by the policy of everything else.
 */
const pictureHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/** A worker follows the policy of its own file. Ours fetches pages of this site. */
const workerCsp = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** The built browser files (their names contain a hash), files at the root of the site, the dealer's photos, and the demo's pictures. */
export async function registerFiles(
  app: FastifyInstance,
  { clientDir, mediaDir }: { clientDir: string | null; mediaDir: string },
): Promise<void> {
  await mkdir(join(mediaDir, 'photos'), { recursive: true })
  await app.register(async (scope) => {
    // No range requests: files are small, and a range cannot be compressed.
    const whole = { index: false, acceptRanges: false } as const
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...exemptFromLimits }
    })
    await scope.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'] })
    // Named by their content.
    await scope.register(files, {
      root: resolve(mediaDir, 'photos'),
      prefix: '/media/photos/',
      ...whole,
      maxAge: year,
      immutable: true,
      setHeaders: (reply) => reply.headers(pictureHeaders),
    })
    await scope.register(files, {
      root: resolve(mediaDir),
      prefix: '/media/',
      ...whole,
      maxAge: day,
      decorateReply: false,
      setHeaders: (reply) => reply.headers(pictureHeaders),
    })
    if (clientDir === null) return
    await scope.register(files, {
      root: resolve(clientDir, 'assets'),
      prefix: '/assets/',
      ...whole,
      maxAge: year,
      immutable: true,
      decorateReply: false,
    })
    // What Vite copied from public/, such as the icon. Only files that exist get a route; other addresses are pages.
    await scope.register(files, {
      root: resolve(clientDir),
      ...whole,
      wildcard: false,
      globIgnore: ['assets/**', '.vite/**'],
      maxAge: day,
      decorateReply: false,
      setHeaders: (reply, path) => {
        if (path.endsWith('-worker.js')) reply.header('content-security-policy', workerCsp)
      },
    })
  })
}
