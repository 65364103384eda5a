import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startSmtpServer } from '../leads/start-smtp-server.ts'
import { sendMail } from './send-mail.ts'

const mail = {
  from: 'website@pierhead.example',
  to: 'ada@example.com',
  raw: Buffer.from('Subject: a\r\n\r\nb\r\n'),
}
const servers: { close(): unknown }[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const place = (port: number) => ({
  smtpUrl: `smtp://127.0.0.1:${port}`,
  allowsPlain: false,
  timeoutMs: 2_000,
  answerMs: 300,
})

/** Speaks SMTP until the mail comes, and then does what `atMail` says with each part of it. */
async function startFaulty(atMail: (socket: Socket, text: string) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    let isMail = false
    socket.on('error', () => undefined)
    socket.write('220 mail.example\r\n')
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (isMail) return atMail(socket, text)
      isMail = text.startsWith('DATA')
      socket.write(isMail ? '354 go on\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push({
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  })
  return (server.address() as { port: number }).port
}

describe('sending a mail', () => {
  it('writes down that it ends before the server can accept it', async () => {
    const server = await startSmtpServer()
    servers.push(server)
    let accepted: number | null = null
    const beforeEnd = async () => {
      // Time for a server that has everything to accept it.
      await new Promise((resolve) => setTimeout(resolve, 200))
      accepted = server.emails.length
      return true
    }
    expect(await sendMail(place(server.port), mail, { beforeEnd })).toEqual({ state: 'sent' })
    expect([accepted, server.emails.length]).toEqual([0, 1])
  })

  it('is not accepted without its end', async () => {
    const server = await startSmtpServer()
    servers.push(server)
    expect(await sendMail(place(server.port), mail, { beforeEnd: async () => false })).toEqual({
      state: 'stopped',
    })
    const signal = AbortSignal.timeout(100)
    const beforeEnd = () => new Promise<boolean>(() => undefined)
    expect(await sendMail(place(server.port), mail, { signal, beforeEnd })).toEqual({ state: 'stopped' })
    expect(server.emails).toEqual([])
  })

  it('fails for all mails when the server is down, silent or refuses the sender', async () => {
    const server = await startSmtpServer({ refuse: (command) => (command === 'MAIL' ? 550 : null) })
    servers.push(server)
    expect(await sendMail(place(server.port), mail)).toEqual({
      state: 'failed',
      failure: 'SMTP 550',
      isOfServer: true,
    })
    const down = await startSmtpServer()
    await down.close()
    expect(await sendMail(place(down.port), mail)).toMatchObject({ state: 'failed', isOfServer: true })
    const silent = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    servers.push(silent)
    const { port } = silent.address() as { port: number }
    const outcome = await sendMail({ ...place(port), timeoutMs: 200 }, mail)
    expect(outcome).toMatchObject({ state: 'failed', isOfServer: true })
  })

  it('is refused for one address, or fails for it for now', async () => {
    const server = await startSmtpServer({
      refuse: (command, address) => (command === 'RCPT' ? (address.startsWith('full') ? 452 : 550) : null),
    })
    servers.push(server)
    expect(await sendMail(place(server.port), mail)).toEqual({ state: 'refused', failure: 'SMTP 550' })
    const full = { ...mail, to: 'full@example.com' }
    expect(await sendMail(place(server.port), full)).toEqual({
      state: 'failed',
      failure: 'SMTP 452',
      isOfServer: false,
    })
  })

  it('fails when the connection is cut off in mid-mail, or before the answer', async () => {
    const cut = await startFaulty((socket) => socket.destroy())
    expect(await sendMail(place(cut), mail)).toMatchObject({ state: 'failed', isOfServer: true })
    const late = await startFaulty((socket, text) => {
      if (text.includes('\r\n.\r\n')) socket.destroy()
    })
    expect(await sendMail(place(late), mail)).toMatchObject({ state: 'failed', isOfServer: true })
  })

  it('counts as unanswered when the server has all of it and says nothing', async () => {
    const port = await startFaulty(() => undefined)
    expect(await sendMail(place(port), mail)).toEqual({ state: 'unanswered' })
  })

  it('waits for a slow server', async () => {
    const server = await startSmtpServer({
      onRcptTo: (_address, _session, done) => void setTimeout(done, 400),
    })
    servers.push(server)
    expect(await sendMail(place(server.port), mail)).toEqual({ state: 'sent' })
  })
})
