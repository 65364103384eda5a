import { urls } from '#app/urls.ts'
import { describeWait } from '#domain/applications/describe-wait.ts'
import { type AnswerFault, describeFaults, faultsOf } from './describe-faults.ts'
import type { Attempt } from './idempotency-key.ts'

/** After this the visitor is asked to try again; the idempotency key makes a second try safe. */
const timeoutMs = 20_000

export type Sending =
  /** The application is on disk. */
  { state: 'accepted'; id: string } | ({ state: 'failed' } & SendingFailure)

/** What the applicant can do after a failure, in words. */
export interface SendingFailure {
  /** Answers to correct. */
  faults: readonly AnswerFault[]
  /** When too many forms were sent: how long until the next is accepted, as in "at 2:35pm, in about 8 minutes". */
  wait: string | null
  /** No answer came, so the application may be stored. Sending it again is safe. */
  unanswered: boolean
}

export const unexplained: SendingFailure = { faults: [], wait: null, unanswered: false }

/** Neither the application nor the reason of a failure is logged: both may hold personal data. */
export async function sendApplication({ body, key }: Attempt): Promise<Sending> {
  let response: Response
  try {
    response = await fetch(urls.api.financeApplication, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch {
    return { state: 'failed', ...unexplained, unanswered: true }
  }
  if (response.status === 429) return { state: 'failed', ...unexplained, wait: waitOf(response) }
  const answer: unknown = await response.json().catch(() => null)
  const id = response.ok ? idOf(answer) : null
  if (id !== null) return { state: 'accepted', id }
  // A success that was cut off on its way is no answer either.
  return {
    state: 'failed',
    ...unexplained,
    faults: describeFaults(faultsOf(answer)),
    unanswered: response.ok,
  }
}

function idOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return null
  return typeof answer.id === 'string' ? answer.id : null
}

function waitOf({ headers }: Response): string | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? describeWait(seconds, Date.now()) : null
}
