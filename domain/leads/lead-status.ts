import { inForce, type LeadEvent } from './lead-history.ts'

/** What its sender may see of a lead: no name, nothing that anybody wrote, and not whether it was sold or lost. */
export interface LeadStatus {
  /** Epoch milliseconds, like every `at`. */
  acceptedAt: number
  /** The lead service or the dealer's mailbox has it, or somebody of the staff has noted something. */
  isWithStaff: boolean
  /** The oldest first. */
  contacts: readonly { act: 'called' | 'replied'; at: number }[]
  /** The latest that was noted; null without one, and once the lead was lost. */
  appointment: { when: string | null } | null
}

export function statusOf(lead: {
  acceptedAt: number
  isDelivered: boolean
  events: readonly LeadEvent[]
}): LeadStatus {
  const events = inForce(lead.events)
  const lastOf = (wanted: LeadEvent['act']) => events.findLastIndex(({ act }) => act === wanted)
  const appointment = events[lastOf('appointment')]
  const isOff = lastOf('lost') > lastOf('appointment')
  return {
    acceptedAt: lead.acceptedAt,
    isWithStaff: lead.isDelivered || events.length > 0,
    contacts: events.flatMap(({ act, at }) => (act === 'called' || act === 'replied' ? [{ act, at }] : [])),
    appointment: appointment && !isOff ? { when: appointment.when ?? null } : null,
  }
}
