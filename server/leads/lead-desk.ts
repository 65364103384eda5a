import type { Lead, Outbox } from '#domain/applications/outbox.ts'
import type { Fault } from '#domain/fault.ts'
import type { Log } from '../log.ts'
import type { LeadDesk, Submission, SubmitOptions } from '../services.ts'
import { type KeyScope, leadId, otherLeadId } from './lead-id.ts'

interface DeskOptions {
  /** What the desk takes, as its log names it. */
  what: 'application' | 'enquiry'
  parse(
    body: unknown,
  ): { state: 'valid'; payload: Lead['payload'] } | { state: 'invalid'; faults: readonly Fault[] }
  log: Log
  /** Called when a lead is on disk. */
  onAccepted: () => void
}

const scopes = { application: 'finance-application', enquiry: 'enquiry' } as const satisfies Record<
  DeskOptions['what'],
  KeyScope
>

/** Parses an application or an enquiry, and writes it to disk before it answers `accepted`. */
export function createLeadDesk(outbox: Outbox, { what, parse, log, onAccepted }: DeskOptions): LeadDesk {
  const scope = scopes[what]

  async function keep(
    lead: Lead,
    { idempotencyKey, whenReused }: SubmitOptions,
  ): Promise<Extract<Submission, { state: 'accepted' | 'key-reused' }>> {
    const addition = await outbox.add(lead, Date.now())
    if (addition.state !== 'differs') return { state: 'accepted', id: lead.id }
    if (whenReused === 'refuse' || idempotencyKey === null) return { state: 'key-reused' }
    const otherId = otherLeadId(scope, idempotencyKey, addition.digest)
    await outbox.add({ ...lead, id: otherId }, Date.now())
    return { state: 'accepted', id: otherId }
  }

  return {
    async submit(body, options) {
      const { idempotencyKey } = options
      if (idempotencyKey !== null && !/^[\x20-\x7e]{1,200}$/.test(idempotencyKey)) {
        return { state: 'invalid', faults: [{ path: 'Idempotency-Key', message: keyRule }] }
      }
      const parsed = parse(body)
      if (parsed.state === 'invalid') return { state: 'invalid', faults: [...parsed.faults] }
      const id = leadId(scope, idempotencyKey)
      try {
        const submission = await keep({ id, payload: parsed.payload } as Lead, options)
        if (submission.state === 'accepted') onAccepted()
        return submission
      } catch (error) {
        log.error({ err: error, lead: id }, `${what} not written`)
        return { state: 'unavailable' }
      }
    },
  }
}

const keyRule = 'must be 1 to 200 printable ASCII characters'
