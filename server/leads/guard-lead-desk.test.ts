import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { LeadDesk, Submission } from '../services.ts'
import { guardLeadDesk } from './guard-lead-desk.ts'
import { createLeadAllowance, type LeadAllowance } from './lead-allowance.ts'

/** Desks of two processes on one outbox, of which only the times of its leads matter here. */
function open(perHour: number, answer: Submission = { state: 'accepted', id: 'a' }) {
  const lines: { level: number; msg: string; refused?: number }[] = []
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) })
  const refused: string[] = []
  const submitted: unknown[] = []
  const acceptedAt: number[] = []
  let now = 0
  const desk: LeadDesk = {
    submit: async (body) => {
      submitted.push(body)
      if (answer.state === 'accepted') acceptedAt.push(now)
      return answer
    },
  }
  const outbox = {
    countAccepted: async (after: number, until: number) =>
      acceptedAt.filter((at) => at > after && at <= until).length,
  }
  const guarded = (what: 'application' | 'enquiry', allowance: LeadAllowance) =>
    guardLeadDesk(desk, { what, allowance, log, onRefused: (...each) => refused.push(each.join(' ')) })
  const allowances = [1, 2].map(() => createLeadAllowance(outbox, perHour, log, () => now))
  const [first, second] = allowances as [LeadAllowance, LeadAllowance]
  const [applications, enquiries] = [guarded('application', first), guarded('enquiry', first)]
  const elsewhere = guarded('application', second)
  const send = (to: LeadDesk, decoy?: string) =>
    to.submit({ surname: 'Quillfeather' }, { idempotencyKey: null, whenReused: 'keep', decoy })
  const wait = (ms: number) => {
    now += ms
  }
  return { applications, enquiries, elsewhere, send, wait, lines, refused, submitted }
}

describe('the guard of the lead desks', () => {
  it('refuses a form whose hidden field is filled in, with a reason and without a value in the log', async () => {
    const { applications, send, submitted, refused, lines } = open(10)
    const { state, ...rest } = await send(applications, 'https://spam.example')
    expect(state).toBe('invalid')
    expect(rest).toMatchObject({ faults: [{ path: '', message: expect.stringContaining('once more') }] })
    expect([submitted.length, refused]).toEqual([0, ['application trapped']])
    expect(JSON.stringify(lines)).toContain('hidden field')
    expect(JSON.stringify(lines)).not.toMatch(/spam|Quillfeather/)
    expect((await send(applications, '')).state).toBe('accepted')
  })

  it('accepts LEADS_PER_HOUR of both kinds and all processes together, then as many as come free', async () => {
    const { applications, enquiries, elsewhere, send, wait, submitted, refused } = open(4)
    expect((await send(elsewhere)).state).toBe('accepted')
    wait(15 * 60_000)
    for (const desk of [enquiries, elsewhere, applications]) expect((await send(desk)).state).toBe('accepted')
    expect(await send(applications)).toEqual({ state: 'unavailable', retryAfterSeconds: 60 })
    expect(await send(elsewhere)).toEqual({ state: 'unavailable', retryAfterSeconds: 60 })
    refused.length = 0
    wait(45 * 60_000)
    expect((await send(enquiries)).state).toBe('accepted')
    expect((await send(applications)).state).toBe('unavailable')
    expect([submitted.length, refused]).toEqual([5, ['application capped']])
  })

  it('counts what is being written', async () => {
    const { applications, send } = open(4)
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(applications)))
    expect(answers.filter(({ state }) => state === 'accepted')).toHaveLength(4)
  })

  it('does not count what was not accepted', async () => {
    const { applications, send } = open(2, { state: 'invalid', faults: [] })
    for (let sent = 0; sent < 5; sent += 1) expect((await send(applications)).state).toBe('invalid')
  })

  it('warns from half of the allowance on, and logs an error a minute while leads are refused', async () => {
    const { applications, send, wait, lines } = open(4)
    for (let sent = 0; sent < 10; sent += 1) await send(applications)
    const levels = () => lines.map(({ level }) => level)
    expect(levels()).toEqual([40, 50])
    wait(60_000)
    await send(applications)
    expect(levels()).toEqual([40, 50, 50])
    expect(lines.at(-1)).toMatchObject({ refused: 6 })
  })
})
