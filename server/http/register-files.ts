import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { unhindered } from './security/unhindered.ts'

const day = 24 * 60 * 60 * 1000
const year = 365 * day

/** An SVG may carry script. Opened on its own, ours may do no more than draw itself. */
const pictureCsp = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** What a worker may do is said by its own headers: ours asks this site for pages. */
const workerCsp = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** Browser files named by their content, files of the site's root, and the demo's pictures. */
export async function registerFiles(
  app: FastifyInstance,
  { clientDir, mediaDir }: { clientDir: string | null; mediaDir: string },
): Promise<void> {
  await mkdir(mediaDir, { recursive: true })
  await app.register(async (scope) => {
    // No range requests: files are small, and a range of a file cannot be compressed.
    const whole = { index: false, acceptRanges: false } as const
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...unhindered }
    })
    await scope.register(files, {
      root: resolve(mediaDir),
      prefix: '/media/',
      ...whole,
      maxAge: day,
      setHeaders: (reply) => reply.header('content-security-policy', pictureCsp),
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
    // Everything else that Vite copied from public/, such as the icon: known files only, so pages keep the rest.
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
