import type { FastifyInstance } from 'fastify'
import type { Observer } from '#server/observe/observer.ts'

/** Where browsers send violations of the Content Security Policy. */
const cspReportsPath = '/csp-reports'

/** Not `report-to`: browsers then ignore `report-uri`, and Chromium accepts its endpoints over https only. */
export const reportDirectives = [`report-uri ${cspReportsPath}`]

/** Of one client. An extension may violate the policy on every page. */
const requestsPerMinute = 30

/**
 * Counts violations by directive and by the kind of what was blocked. Nothing else of a report is kept or logged: it has
 * addresses with their queries, and samples of text.
 */
export async function registerCspReports(app: FastifyInstance, { count }: Observer): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    const config = { neverQueued: true, rateLimit: { max: requestsPerMinute, timeWindow: 60_000 } }
    scope.post(cspReportsPath, { config }, async (request, reply) => {
      const violation = readReport(String(request.body ?? ''))
      if (violation) count('cspViolations', violation)
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}

interface Violation {
  directive: string
  blocked: string
}

function readReport(body: string): Violation | null {
  const parsed = parseJson(body)
  const report = isObject(parsed) ? parsed['csp-report'] : null
  if (!isObject(report)) return null
  // Older browsers send the directive with its sources, and some only as the second.
  const given = report['effective-directive'] ?? report['violated-directive'] ?? ''
  const [name = ''] = String(given).split(' ', 1)
  return {
    directive: directives.has(name) ? name : 'other',
    blocked: kindOf(report['blocked-uri'], report['document-uri']),
  }
}

const directives = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
])

const keywords: Readonly<Record<string, string>> = {
  inline: 'inline',
  eval: 'eval',
  'wasm-eval': 'eval',
  self: 'own',
  data: 'data',
  blob: 'blob',
  'trusted-types-policy': 'trusted-types',
  'trusted-types-sink': 'trusted-types',
}

function kindOf(blocked: unknown, document: unknown): string {
  const text = String(blocked ?? '')
  const known = Object.hasOwn(keywords, text) ? keywords[text] : undefined
  if (known !== undefined) return known
  if (!URL.canParse(text)) return 'other'
  const { protocol, origin } = new URL(text)
  if (protocol === 'data:') return 'data'
  if (protocol === 'blob:') return 'blob'
  if (/-extension:$/.test(protocol)) return 'extension'
  const own = typeof document === 'string' && URL.canParse(document) ? new URL(document).origin : null
  return origin === own ? 'own' : 'other'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
