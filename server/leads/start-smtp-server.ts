import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

interface ReceivedEmail {
  from: string
  to: string[]
  /** Headers and body as they were sent. */
  source: string
}

export interface TestSmtpServer {
  port: number
  emails: ReceivedEmail[]
  close(): Promise<void>
}

/**
 * An SMTP server for tests on 127.0.0.1, without TLS unless `options` say otherwise.
 *
 * @param refuse the status with which a command is refused, or null; called with the command and its address
 */
export async function startSmtpServer({
  refuse = () => null,
  port = 0,
  ...options
}: SMTPServerOptions & {
  refuse?: (command: 'MAIL' | 'RCPT' | 'DATA', address: string) => number | null
  port?: number
} = {}): Promise<TestSmtpServer> {
  const emails: ReceivedEmail[] = []
  const judge = (command: Parameters<typeof refuse>[0], address: string) => {
    const responseCode = refuse(command, address)
    return responseCode === null ? null : Object.assign(new Error(`${address} is refused`), { responseCode })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: ({ address }, _session, done) => done(judge('MAIL', address)),
    onRcptTo: ({ address }, _session, done) => done(judge('RCPT', address)),
    async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const source = await text(stream).catch(() => null)
      // The client has gone before the end of its email.
      if (source === null) return
      const to = rcptTo.map(({ address }) => address)
      const refusal = judge('DATA', to.join())
      if (!refusal) emails.push({ from: mailFrom ? mailFrom.address : '', to, source })
      done(refusal)
    },
    ...options,
  })
  // A client that ends its connection in the middle of TLS.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    emails,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
