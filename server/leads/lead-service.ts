import type { Application } from '#domain/applications/application.ts'
import { parseRetryAfter } from './retry-after.ts'

export type DeliveryOutcome =
  | { state: 'delivered' }
  /** A 4xx that trying again by itself would not change. */
  | { state: 'refused'; failure: string }
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
  const isFinal = status >= 400 && status < 500 && !passing4xx.has(status)
  if (isFinal) return { state: 'refused', failure }
  return { state: 'failed', failure, retryAfterMs: parseRetryAfter(headers.get('Retry-After'), Date.now()) }
}

/** Request timeout, too early, too many requests: about the moment, not about the application. */
const passing4xx = new Set([408, 425, 429])

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  if (error.name === 'AbortError') return 'stopped'
  const code = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined
  return typeof code === 'string' ? code : 'network'
}
