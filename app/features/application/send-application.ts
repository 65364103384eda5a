import { urls } from '#app/urls.ts'
import { applicationFields } from '#domain/applications/application-fields.ts'
import { describeWait } from '#domain/applications/describe-wait.ts'
import type { Fault } from '#domain/fault.ts'

/** After this the visitor is asked to try again; the idempotency key makes a second try safe. */
const timeoutMs = 20_000

/** What the applicant can do after a failure, in words. */
export interface SendingFailure {
  /** Answers to correct, in the words of the form: "Employer: must be one line of text". */
  faults: readonly { field: string; words: string }[]
  /** When too many forms were sent: how long until the next is accepted, as in "at 2:35pm, in about 8 minutes". */
  wait: string | null
  /** No answer came, so the application may be stored. Sending it again is safe. */
  unanswered: boolean
}

export const unexplained: SendingFailure = { faults: [], wait: null, unanswered: false }

/** `accepted` by the status alone, as specified; the rest is null where the body has none that can be read. */
export type Sending =
  | { state: 'accepted'; id: string | null; statusPath: string | null }
  | { state: 'failed'; failure: SendingFailure }

/** Neither the application nor the reason of a failure is logged: both may hold personal data. */
export async function sendApplication(body: string, idempotencyKey: string): Promise<Sending> {
  const failed = (failure: Partial<SendingFailure>): Sending => ({
    state: 'failed',
    failure: { ...unexplained, ...failure },
  })
  let response: Response
  try {
    response = await fetch(urls.api.financeApplication, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch {
    return failed({ unanswered: true })
  }
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  if (response.status === 429)
    return failed({ wait: Number.isFinite(seconds) ? describeWait(seconds, Date.now()) : null })
  if (response.status === 413) return failed({ faults: [tooLarge] })
  const answer: { id?: unknown; statusPath?: unknown; faults?: Fault[] } | null = await response
    .json()
    .catch(() => null)
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  if (response.ok) return { state: 'accepted', id: text(answer?.id), statusPath: text(answer?.statusPath) }
  return failed({ faults: describeFaults(Array.isArray(answer?.faults) ? answer.faults : []) })
}

const tooLarge = { field: '', words: 'Your answers are too long to send. Please shorten them.' }

export function describeFaults(faults: readonly Fault[]): SendingFailure['faults'] {
  return faults.map(({ path, message }) => {
    const label = applicationFields.find(({ name }) => name === path)?.label ?? path
    // A fault of the whole form is in no field.
    return { field: path, words: label === '' ? message : `${label}: ${message}` }
  })
}
