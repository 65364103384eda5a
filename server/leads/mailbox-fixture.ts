import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { AcceptedLead } from './destination.ts'
import { createMailbox } from './mailbox.ts'
import { startSmtpServer, type TestSmtpServer } from './start-smtp-server.ts'

/** Of each lead. */
export const id = 'c6083742-0000-8000-8000-000000000000'
const acceptedAt = Date.parse('2026-11-22T09:30:00Z')

/** A lead, with changes to what was asked. */
export function viewing(changes: object = {}): AcceptedLead {
  const details = { name: 'Ada Quillfeather', phone: '07700 900456', email: 'ada@example.org' }
  const payload = { kind: 'viewing' as const, vehicleId: 'v1', viewingDay: '2026-11-24', ...details }
  return { id, acceptedAt, payload: { ...payload, ...changes } }
}

/** An SMTP server until the end of the test. */
export async function start(options: Parameters<typeof startSmtpServer>[0] = {}): Promise<TestSmtpServer> {
  const server = await startSmtpServer(options)
  onTestFinished(() => server.close())
  return server
}

interface Sending {
  acknowledges?: boolean
  allowsPlain?: boolean
  timeoutMs?: number
  lines?: string[]
  signal?: AbortSignal
  to?: string[]
  attachesAdf?: boolean
}

/** What came of an email about a lead. */
export function send(smtpUrl: string, lead: AcceptedLead = viewing(), sending: Sending = {}) {
  return open(smtpUrl, sending).deliver(lead, sending.signal ?? new AbortController().signal)
}

/** A mailbox that uses this server. */
export function open(
  smtpUrl: string,
  {
    acknowledges = false,
    allowsPlain = false,
    timeoutMs = 60_000,
    lines = [],
    to = ['sales@pierhead.example'],
    attachesAdf = false,
  }: Sending,
) {
  return createMailbox({
    smtpUrl,
    allowsPlain,
    to,
    from: 'website@pierhead.example',
    dealer: { name: 'Pierhead', phone: '0151 496 0123', emailFoot: [] },
    publicUrl: 'https://www.pierhead.example',
    hasLeadService: true,
    attachesAdf,
    acknowledges,
    log: pino({ level: 'trace' }, { write: (line) => lines.push(line) }),
    timeoutMs,
  })
}

export const at = ({ port }: { port: number }) => `smtp://127.0.0.1:${port}`

/** The headers of a message, folded lines joined, by name in lower case. */
export function headersOf(source: string): Map<string, string> {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  return new Map(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}
