import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { at, send, start, viewing } from './mailbox-fixture.ts'
import { startSmtpServer } from './start-smtp-server.ts'

const certificates = join(import.meta.dirname, '../store/postgres/testing/tls')

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
