import { honeypotFault } from '#domain/applications/honeypot.ts'
import { parseApplication } from '#domain/applications/parse-application.ts'
import type { EnquiryRules } from '#domain/enquiries/enquiry.ts'
import { parseEnquiry } from '#domain/enquiries/parse-enquiry.ts'
import type { Fault } from '#domain/fault.ts'
import type { Lead, Outbox } from '#domain/leads/outbox.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import type { Log } from '../log.ts'
import { type Counted, type Observer, unobserved } from '../observe/observer.ts'
import type { LeadIntake, Services, Submission, SubmitOptions } from '../services.ts'
import { adviceFor } from '../store/disk-advice.ts'
import { withinTime } from '../within-time.ts'
import { createLeadAllowance } from './lead-allowance.ts'
import { type KeyScope, leadId, otherLeadId } from './lead-id.ts'

interface IntakesOptions {
  enquiryRules: EnquiryRules
  /** Of applications and enquiries together. */
  leadsPerHour: number
  log: Log
  observer?: Pick<Observer, 'count'>
  /** Called when a lead is on disk. */
  onAccepted: () => void
  /** How long a lead may take to be written, in all. Shorter than a request may take. */
  storeMs?: number
  /** Epoch milliseconds. */
  now?: () => number
}

/** What one intake takes. */
interface IntakeKind {
  /** As metrics and the log name it. */
  what: 'application' | 'enquiry'
  scope: KeyScope
  /** Whether its sender has a page that tells what was done. */
  hasStatus?: boolean
  parse(
    body: unknown,
    vehicle: StockRecord | null,
  ):
    | { state: 'valid'; payload: Lead['payload']; ignored?: string[] }
    | { state: 'invalid'; faults: readonly Fault[] }
}

type Stored = { state: 'added' | 'repeated'; id: string } | { state: 'key-reused' }

/** What is left of a burst after this time is accepted again, and a person has not gone away. */
const retryAfterSeconds = 60

const tooLong = 'It was not written in time: sent again with its key, it is the same lead'

const keyRule = 'must be 1 to 200 printable ASCII characters'

/** The address of `app/routes/application-status.tsx`: `urls.applicationStatus` has its path, which a journey follows. */
function statusPathOf(secret: string): string {
  return `/application-status?of=${secret}`
}

/**
 * The intakes of applications and of enquiries. Each parses a form, and writes it to disk before it answers `accepted`.
 * Forms whose hidden field is filled in are refused, and all forms above one allowance for both. They are shown again with
 * their answers, so nobody loses one without being told: docs/decisions/0013.
 */
export function createLeadIntakes(
  outbox: Pick<Outbox, 'add' | 'countAccepted' | 'status' | 'statusSecret'>,
  {
    enquiryRules: rules,
    leadsPerHour,
    log,
    observer = unobserved,
    onAccepted,
    storeMs = 15_000,
    now = Date.now,
  }: IntakesOptions,
): Pick<Services, 'applications' | 'enquiries'> {
  const admit = createLeadAllowance(outbox, leadsPerHour, log, now)

  function createIntake({ what, scope, hasStatus = false, parse }: IntakeKind): LeadIntake {
    const count = (outcome: Counted['leads']['outcome']) => observer.count('leads', { kind: what, outcome })

    async function store(lead: Lead, { idempotencyKey, whenReused }: SubmitOptions): Promise<Stored> {
      const addition = await outbox.add(lead, now())
      if (addition.state !== 'differs') return { state: addition.state, id: lead.id }
      if (whenReused === 'refuse' || idempotencyKey === null) return { state: 'key-reused' }
      const otherId = otherLeadId(scope, idempotencyKey, addition.digest)
      const other = await outbox.add({ ...lead, id: otherId }, now())
      return { state: other.state === 'repeated' ? 'repeated' : 'added', id: otherId }
    }

    function refuse(faults: readonly Fault[]): Submission {
      count('invalid')
      return { state: 'invalid', faults: [...faults] }
    }

    async function accept(body: unknown, options: SubmitOptions): Promise<Submission> {
      const { idempotencyKey } = options
      if (idempotencyKey !== null && !/^[\x20-\x7e]{1,200}$/.test(idempotencyKey))
        return refuse([{ path: 'Idempotency-Key', message: keyRule }])
      const parsed = parse(body, options.vehicle ?? null)
      if (parsed.state === 'invalid') return refuse(parsed.faults)
      const id = leadId(scope, idempotencyKey)
      try {
        const lead = { id, payload: parsed.payload } as Lead
        const stored = await withinTime(storeMs, store(lead, options), tooLong)
        if (stored.state === 'key-reused') {
          count('key_reused')
          return stored
        }
        count(stored.state === 'added' ? 'accepted' : 'repeated')
        log.info({ lead: stored.id, repeated: stored.state === 'repeated' }, `${what} accepted`)
        onAccepted()
        const { ignored } = parsed
        const { id: storedId } = stored
        const statusPath = hasStatus ? statusPathOf(await outbox.statusSecret(storedId)) : undefined
        return {
          state: 'accepted',
          id: storedId,
          ...(statusPath && { statusPath }),
          ...(ignored && { ignored }),
        }
      } catch (error) {
        count('unavailable')
        log.error({ err: error, lead: id, ...adviceFor(error) }, `${what} not written`)
        return { state: 'unavailable' }
      }
    }

    return {
      async submit(body, options) {
        if (options.honeypot) {
          log.warn({ what }, 'a form was refused: its hidden field was filled in')
          count('trapped')
          return { state: 'invalid', faults: [{ path: '', message: honeypotFault }] }
        }
        const submission = await admit(() => accept(body, options))
        if (submission) return submission
        count('capped')
        return { state: 'unavailable', retryAfterSeconds }
      },
    }
  }

  return {
    applications: {
      ...createIntake({
        what: 'application',
        scope: 'finance-application',
        hasStatus: true,
        parse: parseApplication,
      }),
      status: (secret) => outbox.status(secret),
    },
    enquiries: createIntake({
      what: 'enquiry',
      scope: 'enquiry',
      parse: (body, vehicle) => parseEnquiry(body, { rules, vehicle, today: ukDay(now()) }),
    }),
  }
}
