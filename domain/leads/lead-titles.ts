import type { LeadKind } from './outbox.ts'

/** Each kind of lead as the dealer's people call it. */
export const leadTitles: Readonly<Record<LeadKind, string>> = {
  application: 'Finance application',
  call: 'Request for a call',
  viewing: 'Request for a viewing',
  reserve: 'Request to reserve',
  'part-exchange': 'Part-exchange enquiry',
}
