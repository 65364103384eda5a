import type { Fault } from '#domain/fault.ts'
import type { Lead, Outbox } from '#domain/leads/outbox.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Log } from '../log.ts'
import { type Counted, type Observer, unobserved } from '../observe/observer.ts'
import type { LeadDesk, SubmitOptions } from '../services.ts'
import { adviceFor } from '../store/disk-advice.ts'
import { withinTime } from '../within-time.ts'
import { type KeyScope, leadId, otherLeadId } from './lead-id.ts'

interface DeskOptions {
  /** What the desk takes, as its log names it. */
  what: 'application' | 'enquiry'
  parse(
    body: unknown,
    vehicle: StockRecord | null,
  ): { state: 'valid'; payload: Lead['payload'] } | { state: 'invalid'; faults: readonly Fault[] }
  log: Log
  /** Called when a lead is on disk. */
  onAccepted: (id: string) => void
  observer?: Pick<Observer, 'count'>
  /** How long a lead may take to be written, in all. Shorter than a request may take. */
  keepMs?: number
}

const tooLong = 'It was not written in time: sent again with its key, it is the same lead'

type Kept = { state: 'added' | 'repeated'; id: string } | { state: 'key-reused' }

const scopes = { application: 'finance-application', enquiry: 'enquiry' } as const satisfies Record<
  DeskOptions['what'],
  KeyScope
>

/** Parses an application or an enquiry, and writes it to disk before it answers `accepted`. */
export function createLeadDesk(
  outbox: Outbox,
  { what, parse, log, onAccepted, observer = unobserved, keepMs = 15_000 }: DeskOptions,
): LeadDesk {
  const scope = scopes[what]

  async function keep(lead: Lead, { idempotencyKey, whenReused }: SubmitOptions): Promise<Kept> {
    const addition = await outbox.add(lead, Date.now())
    if (addition.state !== 'differs') return { state: addition.state, id: lead.id }
    if (whenReused === 'refuse' || idempotencyKey === null) return { state: 'key-reused' }
    const otherId = otherLeadId(scope, idempotencyKey, addition.digest)
    const other = await outbox.add({ ...lead, id: otherId }, Date.now())
    return { state: other.state === 'repeated' ? 'repeated' : 'added', id: otherId }
  }

  const count = (outcome: Counted['leads']['outcome']) => observer.count('leads', { kind: what, outcome })

  return {
    async submit(body, options) {
      const { idempotencyKey } = options
      if (idempotencyKey !== null && !/^[\x20-\x7e]{1,200}$/.test(idempotencyKey)) {
        count('invalid')
        return { state: 'invalid', faults: [{ path: 'Idempotency-Key', message: keyRule }] }
      }
      const parsed = parse(body, options.vehicle ?? null)
      if (parsed.state === 'invalid') {
        count('invalid')
        return { state: 'invalid', faults: [...parsed.faults] }
      }
      const id = leadId(scope, idempotencyKey)
      try {
        const lead = { id, payload: parsed.payload } as Lead
        const kept = await withinTime(keepMs, keep(lead, options), tooLong)
        if (kept.state === 'key-reused') {
          count('key_reused')
          return kept
        }
        count(kept.state === 'added' ? 'accepted' : 'repeated')
        log.info({ lead: kept.id, repeated: kept.state === 'repeated' }, `${what} accepted`)
        onAccepted(kept.id)
        return { state: 'accepted', id: kept.id }
      } catch (error) {
        count('unavailable')
        log.error({ err: error, lead: id, ...adviceFor(error) }, `${what} not written`)
        return { state: 'unavailable' }
      }
    },
  }
}

const keyRule = 'must be 1 to 200 printable ASCII characters'
