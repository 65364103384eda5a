import type { Applications } from '#app/services.ts'
import { referenceOf } from '#domain/applications/application-reference.ts'
import { describeWait } from '#domain/applications/describe-wait.ts'
import { honeypotName } from '#domain/applications/honeypot.ts'
import {
  type ApplicationValues,
  type ApplicationVehicle,
  type SentApplication,
  toPayload,
  valuesFromForm,
} from './application-values.ts'
import { createKey, isKey } from './idempotency-key.ts'
import { describeFaults, type SendingFailure, unexplained } from './send-application.ts'

/** A form with its idempotency key; with a new one if it has none that can be one. */
export interface PostedForm {
  form: FormData
  idempotencyKey: string
}

/** The form in a request, or the status to answer with: 415 for another type of body, 400 for a damaged form. */
export async function readForm(request: Request): Promise<PostedForm | { form: null; status: 400 | 415 }> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type))
    return { form: null, status: 415 }
  try {
    const form = await request.formData()
    const key = form.get('idempotencyKey')
    return { form, idempotencyKey: isKey(key) ? key : createKey() }
  } catch {
    return { form: null, status: 400 }
  }
}

/** What the hidden field of a form holds. */
export function honeypotOf(form: FormData): string {
  const value = form.get(honeypotName)
  return typeof value === 'string' ? value : ''
}

/** The status of the answer to a form that was not accepted, by the reason. Also for the forms of enquiries. */
export const statusOfFailure = { 'rate-limited': 429, invalid: 422, unavailable: 503 } as const

export type FailureReason = keyof typeof statusOfFailure

/** The result of a posted form. A failure has the values, so that the form can be shown filled in. */
type FormOutcome =
  | { state: 'sent'; sent: SentApplication }
  | {
      state: 'failed'
      reason: FailureReason
      failure: SendingFailure
      values: ApplicationValues
    }

interface Submitted extends PostedForm {
  vehicle: ApplicationVehicle
  /** Seconds until this client may send a form again; null while it may. */
  retryAfterSeconds: number | null
}

/** The same form sent twice is one application; changed answers under the same key are another one. */
export async function submitForm(
  applications: Pick<Applications, 'submit'>,
  { vehicle, form, idempotencyKey, retryAfterSeconds }: Submitted,
): Promise<FormOutcome> {
  const values = valuesFromForm(form)
  const failed = (reason: FailureReason, failure: Partial<SendingFailure> = {}) => {
    return { state: 'failed', reason, failure: { ...unexplained, ...failure }, values } as const
  }
  if (retryAfterSeconds !== null)
    return failed('rate-limited', { wait: describeWait(retryAfterSeconds, Date.now()) })
  const payload = toPayload(vehicle, values)
  const submission = await applications.submit(payload, {
    idempotencyKey,
    whenReused: 'keep',
    honeypot: honeypotOf(form),
  })
  if (submission.state === 'accepted')
    return {
      state: 'sent',
      sent: { reference: referenceOf(submission.id), statusPath: submission.statusPath ?? null, values },
    }
  if (submission.state === 'invalid') return failed('invalid', { faults: describeFaults(submission.faults) })
  return failed('unavailable')
}
