import { decoyFault } from '#domain/applications/decoy.ts'
import type { Log } from '../log.ts'
import type { LeadDesk } from '../services.ts'
import type { LeadAllowance } from './lead-allowance.ts'

interface GuardOptions {
  /** What the desk takes, as the log names it. */
  what: 'application' | 'enquiry'
  /** One for all desks. */
  allowance: LeadAllowance
  log: Log
  /** Called for each form that the guard refuses, with a reason that metrics can count. */
  onRefused?: (what: 'application' | 'enquiry', reason: 'trapped' | 'capped') => void
}

/** What is left of a burst after this time is accepted again, and a person has not gone away. */
const retryAfterSeconds = 60

/**
 * Refuses forms whose hidden field is filled in, and all forms above the allowance. Both are shown again with their
 * answers, so nobody loses an application without being told: docs/decisions/0013.
 */
export function guardLeadDesk(desk: LeadDesk, { what, allowance, log, onRefused }: GuardOptions): LeadDesk {
  return {
    async submit(body, options) {
      if (options.decoy) {
        log.warn({ what }, 'a form was refused: its hidden field was filled in')
        onRefused?.(what, 'trapped')
        return { state: 'invalid', faults: [{ path: '', message: decoyFault }] }
      }
      if (!(await allowance.take())) {
        onRefused?.(what, 'capped')
        return { state: 'unavailable', retryAfterSeconds }
      }
      let isAccepted = false
      try {
        const submission = await desk.submit(body, options)
        isAccepted = submission.state === 'accepted'
        return submission
      } finally {
        allowance.settle(isAccepted)
      }
    },
  }
}
