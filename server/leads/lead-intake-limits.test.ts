import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { everyEnquiry } from '#domain/enquiries/enquiry.ts'
import type { Lead } from '#domain/leads/outbox.ts'
import type { LeadIntake } from '../services.ts'
import { createLeadIntakes } from './lead-intake.ts'

const application = { vehicleId: 'v', vehicleDetails: {}, surname: 'Quillfeather' }
const enquiry = { kind: 'call', vehicleId: 'v', name: 'Quillfeather', phone: '07700 900456' }

/** Intakes of two processes on one outbox, of which only the times of its leads matter here. */
function open(perHour: number) {
  const lines: { level: number; msg: string; refused?: number }[] = []
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) })
  const counted: string[] = []
  const acceptedAt: number[] = []
  let now = 0
  const outbox = {
    add: async (_lead: Lead, at: number) => {
      acceptedAt.push(at)
      return { state: 'added' } as const
    },
    countAccepted: async (after: number, until: number) =>
      acceptedAt.filter((at) => at > after && at <= until).length,
    statusSecret: async (id: string) => `${id}.secret`,
    status: async () => null,
  }
  const createIntakes = () =>
    createLeadIntakes(outbox, {
      enquiryRules: everyEnquiry,
      leadsPerHour: perHour,
      log,
      observer: { count: (_name, labels) => void counted.push(Object.values(labels).join(' ')) },
      onAccepted: () => undefined,
      now: () => now,
    })
  const { applications, enquiries } = createIntakes()
  const { applications: elsewhere } = createIntakes()
  const send = (to: LeadIntake, { honeypot, body }: { honeypot?: string; body?: unknown } = {}) =>
    to.submit(body ?? (to === enquiries ? enquiry : application), {
      idempotencyKey: null,
      whenReused: 'keep',
      ...(honeypot !== undefined && { honeypot }),
    })
  const wait = (ms: number) => {
    now += ms
  }
  return { applications, enquiries, elsewhere, send, wait, lines, counted, acceptedAt }
}

describe('the limits of the lead intakes', () => {
  it('refuses a form whose hidden field is filled in, with a reason and without a value in the log', async () => {
    const { applications, send, acceptedAt, counted, lines } = open(10)
    const { state, ...rest } = await send(applications, { honeypot: 'https://spam.example' })
    expect(state).toBe('invalid')
    expect(rest).toMatchObject({ faults: [{ path: '', message: expect.stringContaining('once more') }] })
    expect([acceptedAt.length, counted]).toEqual([0, ['application trapped']])
    expect(JSON.stringify(lines)).toContain('hidden field')
    expect(JSON.stringify(lines)).not.toMatch(/spam|Quillfeather/)
    expect((await send(applications, { honeypot: '' })).state).toBe('accepted')
  })

  it('accepts LEADS_PER_HOUR of both kinds and all processes together, then as many as come free', async () => {
    const { applications, enquiries, elsewhere, send, wait, acceptedAt, counted } = open(4)
    expect((await send(elsewhere)).state).toBe('accepted')
    wait(15 * 60_000)
    for (const intake of [enquiries, elsewhere, applications])
      expect((await send(intake)).state).toBe('accepted')
    expect(await send(applications)).toEqual({ state: 'unavailable', retryAfterSeconds: 60 })
    expect(await send(elsewhere)).toEqual({ state: 'unavailable', retryAfterSeconds: 60 })
    counted.length = 0
    wait(45 * 60_000)
    expect((await send(enquiries)).state).toBe('accepted')
    expect((await send(applications)).state).toBe('unavailable')
    expect([acceptedAt.length, counted]).toEqual([5, ['enquiry accepted', 'application capped']])
  })

  it('counts what is being written', async () => {
    const { applications, send } = open(4)
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(applications)))
    expect(answers.filter(({ state }) => state === 'accepted')).toHaveLength(4)
  })

  it('does not count what was not accepted', async () => {
    const { applications, send } = open(2)
    for (let sent = 0; sent < 5; sent += 1)
      expect((await send(applications, { body: [] })).state).toBe('invalid')
    expect((await send(applications)).state).toBe('accepted')
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
