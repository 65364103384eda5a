import type { Outbox } from '#domain/applications/outbox.ts'
import { parseApplication } from '#domain/applications/parse-application.ts'
import type { Log } from '../log.ts'
import type { ApplicationDesk } from '../services.ts'
import { applicationId } from './application-id.ts'

interface DeskOptions {
  log: Log
  /** Called once an application is on disk. */
  onAccepted: () => void
}

/** Takes applications in: checked for limits only, and on disk before they are called accepted. */
export function createApplicationDesk(outbox: Outbox, { log, onAccepted }: DeskOptions): ApplicationDesk {
  return {
    async submit(body, idempotencyKey) {
      if (idempotencyKey !== null && !/^[\x20-\x7e]{1,200}$/.test(idempotencyKey)) {
        return { state: 'invalid', faults: [{ path: 'Idempotency-Key', message: keyRule }] }
      }
      const parsed = parseApplication(body)
      if (parsed.state === 'invalid') return parsed
      const id = applicationId(idempotencyKey)
      try {
        await outbox.add({ id, payload: parsed.payload }, Date.now())
      } catch (error) {
        log.error({ err: error, application: id }, 'application not written')
        return { state: 'unavailable' }
      }
      onAccepted()
      return { state: 'accepted', id }
    },
  }
}

const keyRule = 'must be 1 to 200 printable ASCII characters'
