import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { exportFormatNames } from '#domain/exports/export-format.ts'
import { exportFile, exportFormats, type IncompletePolicy } from '#domain/exports/export-rows.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { isSameSecret } from '../../same-secret.ts'
import { namesTag } from '../if-none-match.ts'
import type { Limits } from '../security/limits.ts'
import { sendProblem } from '../send-problem.ts'

/** What the export addresses serve. */
export interface ExportAccess {
  /** A part of the address. */
  secret: string
  /** Every listed record, in batches. */
  records(): AsyncIterable<readonly StockRecord[]>
  /** Changes with every change of the stock, and is the same on all nodes. */
  version(): Promise<string>
}

interface ExportsOptions {
  exports?: ExportAccess | null
  publicUrl: string | null
  release: string
}

/**
 * `/exports/{secret}/google-vehicle-ads.csv` and `/exports/{secret}/meta-vehicles.csv`, for the scheduled fetches of
 * Google and Meta. 404 without a secret in the settings and for another one. A parameter `incomplete=include` keeps
 * vehicles that lack a required field.
 */
export function registerExports(
  app: FastifyInstance,
  { exports: access, publicUrl, release }: ExportsOptions,
  limits: Limits,
): void {
  const formats = new Map(exportFormatNames.map((name) => [`${name}.csv`, exportFormats[name]]))
  const config = {
    // It takes no place in the queue of pages, because it lasts long and uses little time at once.
    neverQueued: true,
    rateLimit: { max: limits.exportsPerHour, timeWindow: 3_600_000 },
  }
  const options = { config, handlerTimeout: limits.exportMs }

  app.get<{
    Params: { secret: string; file: string }
    Querystring: { incomplete?: string }
  }>('/exports/:secret/:file', options, async (request, reply) => {
    const { params, query, headers, host } = request
    const format = formats.get(params.file)
    const isKnown = access != null && isSameSecret(params.secret, access.secret)
    if (!isKnown || format === undefined) return sendProblem(request, reply, 'not-found')
    const incomplete: IncompletePolicy = query.incomplete === 'include' ? 'include' : 'leave-out'
    const origin = publicUrl ?? `http://${host}`
    const tag = `W/"${release}.${await access.version()}.${incomplete}"`
    reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex', etag: tag })
    if (namesTag(headers['if-none-match'], tag)) return reply.code(304).send()
    reply.header('content-disposition', `attachment; filename="${params.file}"`)
    const file = exportFile(inTurns(access.records()), format, { origin, incomplete })
    return reply.type('text/csv; charset=utf-8').send(Readable.from(file))
  })
}

/** Lets other requests run between two batches, because the store reads synchronously. */
async function* inTurns<T>(batches: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const batch of batches) {
    yield batch
    await nextTurn()
  }
}
