import type { ApplicationPayload } from '#domain/applications/application.ts'
import type { Outbox } from '#domain/applications/outbox.ts'
import { parseApplication } from '#domain/applications/parse-application.ts'
import type { Log } from '../log.ts'
import type { ApplicationDesk, Submission, SubmitOptions } from '../services.ts'
import { applicationId, otherApplicationId } from './application-id.ts'

interface DeskOptions {
  log: Log
  /** Called when an application is on disk. */
  onAccepted: () => void
}

/** Checks the limits of an application, and writes it to disk before it answers `accepted`. */
export function createApplicationDesk(outbox: Outbox, { log, onAccepted }: DeskOptions): ApplicationDesk {
  async function keep(
    id: string,
    payload: ApplicationPayload,
    { idempotencyKey, whenReused }: SubmitOptions,
  ): Promise<Submission> {
    const addition = await outbox.add({ id, payload }, Date.now())
    if (addition.state !== 'differs') return { state: 'accepted', id }
    if (whenReused === 'refuse' || idempotencyKey === null) return { state: 'key-reused' }
    const otherId = otherApplicationId(idempotencyKey, addition.digest)
    await outbox.add({ id: otherId, payload }, Date.now())
    return { state: 'accepted', id: otherId }
  }

  return {
    async submit(body, options) {
      const { idempotencyKey } = options
      if (idempotencyKey !== null && !/^[\x20-\x7e]{1,200}$/.test(idempotencyKey)) {
        return { state: 'invalid', faults: [{ path: 'Idempotency-Key', message: keyRule }] }
      }
      const parsed = parseApplication(body)
      if (parsed.state === 'invalid') return parsed
      const id = applicationId(idempotencyKey)
      try {
        const submission = await keep(id, parsed.payload, options)
        if (submission.state === 'accepted') onAccepted()
        return submission
      } catch (error) {
        log.error({ err: error, application: id }, 'application not written')
        return { state: 'unavailable' }
      }
    },
  }
}

const keyRule = 'must be 1 to 200 printable ASCII characters'
