import { site } from '#content/site.ts'
import { appointmentInWords, longDayInWords } from '#domain/leads/appointment.ts'
import type { LeadStatus } from '#domain/leads/lead-status.ts'
import { type IsoDay, isoDay } from '#domain/stock/iso-day.ts'
import { ukDay } from '#domain/stock/uk-day.ts'

/** What has happened, a sentence each, the oldest first; the appointment is last. */
export interface StatusStep {
  text: string
  /** What else there is to say. */
  more?: string
}

/** @param today in the UK */
export function toStatusSteps(status: LeadStatus, today: IsoDay): StatusStep[] {
  const { acceptedAt, isWithStaff, contacts, appointment } = status
  const dealing: StatusStep[] = isWithStaff
    ? [{ text: 'Our finance team has your application' }]
    : [{ text: 'It is on its way to our finance team' }]
  return [
    { text: `We received your application on ${dayOf(acceptedAt)}` },
    ...dealing,
    ...contacts.map(({ act, at }) => ({
      text: act === 'called' ? `We called you on ${dayOf(at)}` : `We wrote to you on ${dayOf(at)}`,
      more:
        act === 'called'
          ? `If we missed you, call ${site.phone.label}.`
          : 'By email, text or WhatsApp. An email may be in your spam folder.',
    })),
    ...(appointment ? [appointmentStep(appointment.when, today)] : []),
  ]
}

function appointmentStep(when: string | null, today: IsoDay): StatusStep {
  const [day, words] = [isoDay(when), appointmentInWords(when)]
  if (day === null)
    return {
      text: 'You have an appointment with us',
      more: `Call ${site.phone.label} if you need the day again.`,
    }
  return day < today
    ? { text: `You had an appointment with us on ${words}` }
    : { text: `You have an appointment with us on ${words}`, more: `To change it, call ${site.phone.label}.` }
}

/** "Saturday 28 November 2026", in the UK. */
function dayOf(instant: number): string {
  return longDayInWords(ukDay(instant))
}
