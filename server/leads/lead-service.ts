import { endpointOf, type ServiceEndpoint } from '#domain/leads/outbox.ts'
import { fetchFailure } from '../fetch-failure.ts'
import { parseRetryAfter } from '../retry-delay.ts'
import type { DeliveryOutcome, Destination } from './destination.ts'
import { factsOf } from './lead-facts.ts'

interface LeadServiceOptions {
  /** `LEAD_SERVICE_URL`; its path, if any, is put before those of `paths`. */
  url: string
  token: string | null
  /** `PUBLIC_URL`, for the address of the vehicle. */
  publicUrl: string | null
  timeoutMs?: number
}

const paths: Readonly<Record<ServiceEndpoint, string>> = {
  applications: '/api/finance-application',
  enquiries: '/api/enquiries',
}

/**
 * The spec's call, and ours for enquiries: what the visitor wrote, and the facts of the lead. The id of a lead is its
 * Idempotency-Key. The answer's body is not read. See docs/lead-service.md.
 */
export function createLeadService({
  url,
  token,
  publicUrl,
  timeoutMs = 10_000,
}: LeadServiceOptions): Destination {
  return {
    async deliver(lead, signal) {
      try {
        const response = await fetch(url + paths[endpointOf(lead)], {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'Idempotency-Key': lead.id,
            ...(token !== null && { Authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ ...lead.payload, ...factsOf(lead, publicUrl) }),
          redirect: 'manual',
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        })
        await response.body?.cancel().catch(() => undefined)
        return outcomeOf(response)
      } catch (error) {
        return { state: 'failed', failure: fetchFailure(error), retryAfterMs: null }
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

/** Bad request, unprocessable content: this lead is at fault. */
const refusals = new Set([400, 422])

/**
 * Request timeout, conflict, content too large, too early, too many requests: temporary, or a limit that the owner of
 * the service may raise. See docs/decisions/0015.
 */
const passing4xx = new Set([408, 409, 413, 425, 429])
