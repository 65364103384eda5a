import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { XMLValidator } from 'fast-xml-parser'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { AcceptedLead } from './destination.ts'
import { createMailbox } from './mailbox.ts'
import { startSmtpServer, type TestSmtpServer } from './start-smtp-server.ts'

const certificates = join(import.meta.dirname, '../store/postgres/testing/tls')
const id = 'c6083742-0000-8000-8000-000000000000'
const acceptedAt = Date.parse('2026-11-22T09:30:00Z')

function viewing(changes: object = {}): AcceptedLead {
  const details = { name: 'Ada Quillfeather', phone: '07700 900456', email: 'ada@example.org' }
  const payload = { kind: 'viewing' as const, vehicleId: 'v1', viewingDay: '2026-11-24', ...details }
  return { id, acceptedAt, payload: { ...payload, ...changes } }
}

async function start(options: Parameters<typeof startSmtpServer>[0] = {}): Promise<TestSmtpServer> {
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

function send(smtpUrl: string, lead: AcceptedLead = viewing(), sending: Sending = {}) {
  return open(smtpUrl, sending).deliver(lead, sending.signal ?? new AbortController().signal)
}

function open(
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
const at = ({ port }: { port: number }) => `smtp://127.0.0.1:${port}`

/** The headers of a message, folded lines joined, by name in lower case. */
function headersOf(source: string): Map<string, string> {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  return new Map(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}

describe('the mailbox of the dealer', () => {
  it('receives an email whose reply goes to the visitor and which no robot answers', async () => {
    const server = await start()
    expect(await send(at(server))).toEqual({ state: 'delivered' })
    expect(server.emails).toMatchObject([
      { from: 'website@pierhead.example', to: ['sales@pierhead.example'] },
    ])
    const source = server.emails[0]?.source ?? ''
    expect(Object.fromEntries(headersOf(source))).toMatchObject({
      from: 'Pierhead website <website@pierhead.example>',
      to: 'sales@pierhead.example',
      'reply-to': 'Ada Quillfeather <ada@example.org>',
      subject: 'Request for a viewing C608 3742',
      'message-id': `<${id}@pierhead.example>`,
      'auto-submitted': 'auto-generated',
    })
    // A long line is cut after an equals sign: quoted-printable.
    expect(source.replaceAll('=\r\n', '')).toContain('https://www.pierhead.example/vehicles/v1')
  })

  it('receives a repeated email under the same Message-ID', async () => {
    const server = await start()
    await send(at(server))
    await send(at(server))
    const ids = server.emails.map(({ source }) => headersOf(source).get('message-id'))
    expect(ids).toEqual([`<${id}@pierhead.example>`, `<${id}@pierhead.example>`])
  })

  it('receives no header that a visitor has written', async () => {
    const server = await start()
    const evil = 'Ada\r\nBcc: victim@example.org\r\n\r\nBody\u2028X: y\u202e'
    await send(at(server), viewing({ name: evil, vehicleDetails: { make: evil, registration: evil } }))
    await send(at(server), viewing({ email: 'ada@example.org, victim@example.org' }))
    await send(at(server), viewing({ email: 'ada@example.org\r\nBcc: victim@example.org' }))
    expect(server.emails.map(({ to }) => to)).toEqual(Array(3).fill(['sales@pierhead.example']))
    const heads = server.emails.map(({ source }) => headersOf(source))
    expect(heads.map((head) => head.has('bcc') || head.has('x'))).toEqual([false, false, false])
    expect(heads.map((head) => head.has('reply-to'))).toEqual([true, false, false])
  })
})

describe('several addresses', () => {
  const to = ['sales@pierhead.example', 'wrong@pierhead.example', 'manager@pierhead.example']
  const others = [to[0], to[2]]

  it('receive one email', async () => {
    const server = await start()
    expect(await send(at(server), viewing(), { to })).toEqual({ state: 'delivered' })
    expect(server.emails).toMatchObject([{ to }])
    expect(headersOf(server.emails[0]?.source ?? '').get('to')).toBe(to.join(', '))
  })

  it('that accept it receive it once, and the one that does not yet is tried again', async () => {
    let status: number | null = 451
    const refuse = (command: string, address: string) =>
      command === 'RCPT' && address.startsWith('wrong') ? status : null
    const server = await start({ refuse })
    const mailbox = open(at(server), { to, acknowledges: true })
    const deliver = () => mailbox.deliver(viewing(), new AbortController().signal)
    const failure = 'SMTP 451 (1 of 3 addresses)'
    expect(await deliver()).toEqual({ state: 'failed', failure, retryAfterMs: null })
    expect(await deliver()).toMatchObject({ state: 'failed' })
    status = null
    expect(await deliver()).toEqual({ state: 'delivered' })
    expect(server.emails.map(({ to }) => to)).toEqual([others, ['ada@example.org'], [to[1]]])
  })

  it('of which one does not exist say so, and the others have the email', async () => {
    const server = await start({ refuse: (_command, address) => (address.startsWith('wrong') ? 550 : null) })
    const failure = 'SMTP 550 (1 of 3 addresses)'
    expect(await send(at(server), viewing(), { to })).toEqual({ state: 'refused', failure })
    expect(server.emails).toMatchObject([{ to: others }])
  })
})

it('a lead is attached as ADF where that is asked for', async () => {
  const server = await start()
  await send(at(server), viewing({ message: 'Tow bar?' }))
  await send(at(server), viewing({ message: 'Tow bar?' }), { attachesAdf: true })
  const [plain = '', withAdf = ''] = server.emails.map(({ source }) => source)
  expect(plain).not.toContain('xml')
  const [, head = '', body = ''] =
    /(Content-Type: application\/xml[\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/.exec(withAdf) ?? []
  expect(head).toContain('filename=lead-C6083742.xml')
  const xml = Buffer.from(body, 'base64').toString()
  expect(XMLValidator.validate(xml)).toBe(true)
  expect(xml).toContain('Tow bar?')
})

it('an email that tells of a refusal is another message, and is not acknowledged again', async () => {
  const server = await start()
  await send(at(server), { ...viewing(), refusal: 'HTTP 422' }, { acknowledges: true })
  expect(server.emails).toHaveLength(1)
  expect(headersOf(server.emails[0]?.source ?? '').get('message-id')).toBe(`<${id}.refused@pierhead.example>`)
})

describe('an SMTP server', () => {
  it('that is down is tried again', async () => {
    const server = await startSmtpServer()
    await server.close()
    expect(await send(at(server))).toEqual({ state: 'failed', failure: 'ECONNREFUSED', retryAfterMs: null })
  })

  it('that never greets is given up', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void silent.close())
    const { port } = silent.address() as { port: number }
    const outcome = await send(at({ port }), viewing(), { timeoutMs: 1_000 })
    expect(outcome).toEqual({ state: 'failed', failure: 'ETIMEDOUT', retryAfterMs: null })
  })

  it('that stops answering or answers without end is given up', async () => {
    const hangs = await start({ onData: (stream) => void stream.resume() })
    expect(await send(at(hangs), viewing(), { timeoutMs: 100 })).toMatchObject({ state: 'failed' })
    const drips = createServer((socket) => {
      socket.write('220 hello\r\n')
      const timer = setInterval(() => socket.write('250-more\r\n'), 5)
      socket.on('error', () => undefined).on('close', () => clearInterval(timer))
    })
    await new Promise<void>((resolve) => drips.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void drips.close())
    const outcome = await send(at(drips.address() as { port: number }), viewing(), { timeoutMs: 100 })
    expect(outcome).toMatchObject({ state: 'failed' })
  })

  it.each([
    ['RCPT', 550, { state: 'refused', failure: 'SMTP 550' }],
    ['DATA', 554, { state: 'refused', failure: 'SMTP 554' }],
    ['RCPT', 451, { state: 'failed', failure: 'SMTP 451', retryAfterMs: null }],
    ['DATA', 452, { state: 'failed', failure: 'SMTP 452', retryAfterMs: null }],
    ['MAIL', 553, { state: 'unusable', failure: 'SMTP 553', retryAfterMs: null }],
  ] as const)('that answers %s with %i', async (refused, status, outcome) => {
    const server = await start({ refuse: (command) => (command === refused ? status : null) })
    expect(await send(at(server))).toEqual(outcome)
    expect(server.emails).toEqual([])
  })

  it('gets user and password of the address, and pauses delivery when they are wrong', async () => {
    const server = await start({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        password === 'pa:ss@word' ? done(null, { user: username }) : done(new Error('no')),
    })
    const address = (password: string) => `smtp://web%40pierhead:${password}@127.0.0.1:${server.port}`
    expect(await send(address('pa%3Ass%40word'))).toEqual({ state: 'delivered' })
    expect(await send(address('wrong'))).toEqual({
      state: 'unusable',
      failure: 'SMTP 535',
      retryAfterMs: null,
    })
  })

  it('is left when the site stops', async () => {
    const server = await start({ onData: (stream) => void stream.resume() })
    expect(await send(at(server), viewing(), { signal: AbortSignal.timeout(50) })).toMatchObject({
      state: 'failed',
    })
  })
})

describe('TLS to an SMTP server', () => {
  async function startWithTls(options: object) {
    const [cert, key] = await Promise.all([
      readFile(join(certificates, 'server.pem')),
      readFile(join(certificates, 'server-key.pem')),
    ])
    return start({ cert, key, ...options })
  }
  /** This machine, written so that it does not count as loopback. */
  const elsewhere = ({ port }: { port: number }) => `smtp://[::ffff:127.0.0.1]:${port}`

  it('is required where the server is not on this machine, unless it is allowed to be plain', async () => {
    const plain = await start()
    expect(await send(elsewhere(plain))).toMatchObject({ state: 'unusable' })
    expect(plain.emails).toEqual([])
    expect(await send(elsewhere(plain), viewing(), { allowsPlain: true })).toEqual({ state: 'delivered' })
  })

  it('needs a certificate that is vouched for, also after STARTTLS', async () => {
    const secure = await startWithTls({ secure: true })
    const refused = { state: 'failed', failure: expect.stringMatching(/CERT|VERIFY|ALTNAME/) }
    expect(await send(`smtps://127.0.0.1:${secure.port}`)).toMatchObject(refused)
    const upgraded = await startWithTls({ disabledCommands: [] })
    expect(await send(elsewhere(upgraded))).toMatchObject(refused)
    expect([...secure.emails, ...upgraded.emails]).toEqual([])
  })

  it('accepts the certificate of an authority in NODE_EXTRA_CA_CERTS', async () => {
    const secure = await startWithTls({ secure: true })
    const script = `
      import { createMailbox } from ${JSON.stringify(join(import.meta.dirname, 'mailbox.ts'))}
      const mailbox = createMailbox(${JSON.stringify({
        smtpUrl: `smtps://127.0.0.1:${secure.port}`,
        to: ['sales@pierhead.example'],
        from: 'website@pierhead.example',
        dealer: { name: 'Pierhead', phone: '', emailFoot: [] },
        publicUrl: null,
      })})
      console.log(JSON.stringify(await mailbox.deliver(${JSON.stringify(viewing())}, new AbortController().signal)))`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      env: { NODE_EXTRA_CA_CERTS: join(certificates, 'trusted-ca.pem') },
      cwd: join(import.meta.dirname, '../..'),
    })
    expect(JSON.parse(stdout)).toEqual({ state: 'delivered' })
    expect(secure.emails).toHaveLength(1)
  })
})

describe('the acknowledgement to the visitor', () => {
  it('follows the email to the dealer, says only what was asked, and is answered by no robot', async () => {
    const server = await start()
    expect(await send(at(server), viewing(), { acknowledges: true })).toEqual({ state: 'delivered' })
    expect(server.emails.map(({ to }) => to)).toEqual([['sales@pierhead.example'], ['ada@example.org']])
    const source = server.emails[1]?.source ?? ''
    expect(Object.fromEntries(headersOf(source))).toMatchObject({
      from: 'Pierhead <website@pierhead.example>',
      subject: 'We have your request (C608 3742)',
      'message-id': `<${id}.acknowledgement@pierhead.example>`,
      'auto-submitted': 'auto-replied',
      'x-auto-response-suppress': 'All',
    })
    expect(source).toContain('Hello Ada Quillfeather,')
    for (const other of ['07700', '2026-11-24', 'v1']) expect(source).not.toContain(other)
  })

  it('is not sent without an address, or unless it is asked for', async () => {
    const server = await start()
    await send(at(server), viewing({ email: undefined }), { acknowledges: true })
    await send(at(server))
    expect(server.emails.map(({ to }) => to)).toEqual(Array(2).fill(['sales@pierhead.example']))
  })

  it('that is refused is logged without the address, and does not repeat the email to the dealer', async () => {
    const server = await start({ refuse: (_command, address) => (address.startsWith('ada') ? 550 : null) })
    const lines: string[] = []
    expect(await send(at(server), viewing(), { acknowledges: true, lines })).toEqual({ state: 'delivered' })
    expect(lines.join()).toContain('SMTP 550')
    expect(lines.join()).not.toContain('ada')
  })
})
