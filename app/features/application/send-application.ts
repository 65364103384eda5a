import { describeFaults, faultsOf } from './describe-faults.ts'
import type { Attempt } from './idempotency-key.ts'

/** Beyond this the visitor is told to try again; the key makes the second try harmless. */
const patienceMs = 20_000

export type Sending =
  /** The site has the application on disk. */
  | { state: 'accepted' }
  /** `faults` say what to correct, where it was that. */
  | { state: 'failed'; faults: string[] }

/** Nothing of the application is logged, nor of why it failed. */
export async function sendApplication({ body, key }: Attempt): Promise<Sending> {
  try {
    const response = await fetch('/api/finance-application', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body,
      signal: AbortSignal.timeout(patienceMs),
    })
    if (response.ok) return { state: 'accepted' }
    return { state: 'failed', faults: describeFaults(faultsOf(await response.json())) }
  } catch {
    return { state: 'failed', faults: [] }
  }
}
