import { XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { at, headersOf, id, open, send, start, viewing } from './mailbox-fixture.ts'

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
