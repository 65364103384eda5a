import { expect, it } from 'vitest'
import type { LeadAct, LeadEvent } from './lead-history.ts'
import { statusOf } from './lead-status.ts'

const secrets = { person: 'Ann Smith', text: 'he sounded nervous about his credit' }

/** "called@5 appointment=2026-12-02@6": acts, the day of an appointment, and instants. */
function historyOf(text: string): LeadEvent[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((each) => {
      const [, act, when, at] = /^([a-z]+)(?:=([\dT:-]+))?@(\d+)$/.exec(each) ?? []
      return { act: act as LeadAct, at: Number(at), ...secrets, ...(when && { when }) }
    })
}

it.each([
  ['', false, 'no', '', null],
  ['', true, 'yes', '', null],
  ['called@5', false, 'yes', 'called 5', null],
  ['called@5 called@9 replied@11', true, 'yes', 'called 5, called 9, replied 11', null],
  ['called@5 undone@6', false, 'no', '', null],
  ['called@5 undone@6', true, 'yes', '', null],
  ['note@5', false, 'yes', '', null],
  ['taken@5', false, 'yes', '', null],
  ['sold@5', true, 'yes', '', null],
  ['lost@5', true, 'yes', '', null],
  ['called@5 lost@9', true, 'yes', 'called 5', null],
  ['called@5 sold@9', true, 'yes', 'called 5', null],
  ['appointment=2026-12-02T10:30@6', true, 'yes', '', '2026-12-02T10:30'],
  ['appointment=2026-12-02@6', true, 'yes', '', '2026-12-02'],
  ['appointment@6', true, 'yes', '', 'no day'],
  ['appointment=2026-12-02@6 appointment=2026-12-05@7', true, 'yes', '', '2026-12-05'],
  ['appointment=2026-12-02@6 appointment=2026-12-05@7 undone@8', true, 'yes', '', '2026-12-02'],
  ['appointment=2026-12-02@6 lost@7', true, 'yes', '', null],
  ['appointment=2026-12-02@6 lost@7 undone@8', true, 'yes', '', '2026-12-02'],
  ['lost@5 appointment=2026-12-02@6', true, 'yes', '', '2026-12-02'],
  ['appointment=2026-12-02@6 sold@7', true, 'yes', '', '2026-12-02'],
  ['appointment=2026-12-02@6 called@7', true, 'yes', 'called 7', '2026-12-02'],
])(
  'after %j, delivered: %j, its sender sees it with the staff: %s, contacts: %j, appointment: %j',
  (history, isDelivered, isWithStaff, contacts, appointment) => {
    const status = statusOf({ acceptedAt: 1, isDelivered, events: historyOf(history) })
    expect(status.acceptedAt).toBe(1)
    expect(status.isWithStaff ? 'yes' : 'no').toBe(isWithStaff)
    expect(status.contacts.map(({ act, at }) => `${act} ${at}`).join(', ')).toBe(contacts)
    expect(status.appointment && (status.appointment.when ?? 'no day')).toBe(appointment)
    expect(JSON.stringify(status)).not.toMatch(/Ann|nervous|lost|sold/)
  },
)
