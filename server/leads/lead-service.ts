import type { Application } from '#domain/applications/application.ts'
import { parseRetryAfter } from './retry-after.ts'

export type DeliveryOutcome =
  | { state: 'delivered' }
  /** 400 or 422: trying again by itself would not change it. */
  | { state: 'refused'; failure: string }
  /** The service would answer so to every application: wrong address, wrong token, wrong method. */
  | { state: 'unusable'; failure: string; retryAfterMs: number | null }
  /** Worth another try, not before `retryAfterMs` where the service said so. */
  | { state: 'failed'; failure: string; retryAfterMs: number | null }

export interface LeadService {
  /** Never throws. `failure` is `HTTP 503` or the code of a network error; the answer's body is not read. */
  deliver(application: Application, signal: AbortSignal): Promise<DeliveryOutcome>
}

interface LeadServiceOptions {
  /** `LEAD_SERVICE_URL`; its path, if any, comes before `/api/finance-application`. */
  url: string
  token: string | null
  timeoutMs?: number
}

/** The spec's call. The service may see one application again, always with the same Idempotency-Key. */
export function createLeadService({ url, token, timeoutMs = 10_000 }: LeadServiceOptions): LeadService {
  const endpoint = `${url.replace(/\/+$/, '')}/api/finance-application`
  return {
    async deliver({ id, payload }, signal) {
      try {
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'Idempotency-Key': id,
            ...(token !== null && { Authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(payload),
          redirect: 'manual',
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        })
        await response.body?.cancel().catch(() => undefined)
        return outcomeOf(response)
      } catch (error) {
        return { state: 'failed', failure: failureOf(error), retryAfterMs: null }
      }
    },
  }
}

function outcomeOf({ ok, status, headers }: Response): DeliveryOutcome {
  if (ok) return { state: 'delivered' }
  const failure = `HTTP ${status}`
  if (refusals.has(status)) return { state: 'refused', failure }
  const retryAfterMs = parseRetryAfter(headers.get('Retry-After'), Date.now())
  const isPassing = status >= 500 || passing4xx.has(status)
  return { state: isPassing ? 'failed' : 'unusable', failure, retryAfterMs }
}

/** Bad request, unprocessable content: about this application. */
const refusals = new Set([400, 422])

/**
 * Request timeout, conflict, content too large, too early, too many requests: about one application at this moment,
 * or a limit that its owner may raise. See docs/decisions/0017.
 */
const passing4xx = new Set([408, 409, 413, 425, 429])

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  if (error.name === 'AbortError') return 'stopped'
  const code = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined
  return typeof code === 'string' ? code : 'network'
}
