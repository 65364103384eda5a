import type { EmailUse, Endpoint } from '#domain/leads/outbox.ts'

/** The columns of one destination in the table of leads, and the leads of each of its endpoints, in SQL. */
export interface QueueColumns {
  state: string
  nextAttemptAt: string
  leasedUntil: string
  failures: string
  lastFailure: string
  isWaiting: string
  endpoints: readonly Endpoint[]
  /** The endpoint of a lead. */
  endpoint: string
  /** Whether a lead goes to an endpoint. */
  isFor(endpoint: Endpoint): string
}

const isApplication = `kind = 'application'`

export const serviceColumns: QueueColumns = {
  ...namesWith(''),
  isWaiting: `state = 'waiting'`,
  endpoints: ['applications', 'enquiries'],
  endpoint: `CASE WHEN ${isApplication} THEN 'applications' ELSE 'enquiries' END`,
  isFor: (endpoint) => (endpoint === 'applications' ? isApplication : `NOT ${isApplication}`),
}

export const emailColumns: QueueColumns = {
  ...namesWith('email_'),
  isWaiting: `email_state = 'waiting'`,
  endpoints: ['email'],
  endpoint: `'email'`,
  isFor: () => 'true',
}

function namesWith(prefix: string) {
  return {
    state: `${prefix}state`,
    nextAttemptAt: `${prefix}next_attempt_at`,
    leasedUntil: `${prefix}leased_until`,
    failures: `${prefix}failures`,
    lastFailure: `${prefix}last_failure`,
  }
}

/** The destinations that wait for nothing more once `of` has a lead: itself, and the one that is not used. */
export function endedWith(of: QueueColumns, emails: EmailUse): readonly QueueColumns[] {
  if (emails === 'beside') return [of]
  const onlyUsed = emails === 'alone' ? emailColumns : serviceColumns
  return of === onlyUsed ? [serviceColumns, emailColumns] : [of]
}
