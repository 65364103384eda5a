import { Readable } from 'node:stream'
import { smtpFailure, smtpServer } from '../leads/smtp-server.ts'

export interface SmtpPlace {
  smtpUrl: string
  allowsPlain: boolean
  /** Of connecting, of the greeting, and of silence. Default: 10 s. */
  timeoutMs?: number
  /** Of waiting for the answer to a whole mail, which servers may examine first. Default: 60 s. */
  answerMs?: number
}

export interface WholeMail {
  from: string
  to: string
  /** Headers and body. */
  raw: Buffer
}

export type MailOutcome =
  | { state: 'sent' }
  /** The server has the whole mail and does not answer. Most have accepted it then. */
  | { state: 'unanswered' }
  /** The server does not take this mail, or none to this address: 5xx. */
  | { state: 'refused'; failure: string }
  /** Tried again. `isOfServer`: no mail can be sent at present. A status or a code, never text of the server. */
  | { state: 'failed'; failure: string; isOfServer: boolean }
  /** `beforeEnd` has said no, or `signal` was aborted. */
  | { state: 'stopped' }

interface SendOptions {
  signal?: AbortSignal
  /**
   * Called when the server has everything but the end of the mail, without which it accepts nothing. False: the end is not
   * sent.
   */
  beforeEnd?: () => Promise<boolean>
}

/**
 * Sends one mail on a connection of its own. What `beforeEnd` writes down is on disk before the server can accept the mail,
 * so a process that was killed knows of each mail whether it was perhaps accepted.
 */
export async function sendMail(
  { smtpUrl, allowsPlain, timeoutMs = 10_000, answerMs = 60_000 }: SmtpPlace,
  { from, to, raw }: WholeMail,
  { signal, beforeEnd = async () => true }: SendOptions = {},
): Promise<MailOutcome> {
  // Sites without mail do not load it.
  const { default: SmtpConnection } = await import('nodemailer/lib/smtp-connection')
  const { auth, ...server } = smtpServer(smtpUrl, { allowsPlain, timeoutMs })
  // The time of silence ends when the mail does: the answer has a time of its own.
  const connection = new SmtpConnection({ ...server, socketTimeout: timeoutMs + answerMs })
  const done = Promise.withResolvers<MailOutcome>()
  let hasEnded = false
  let timer: NodeJS.Timeout | undefined

  function limit(ms: number, over: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(over, ms)
  }
  const failed = (error: unknown) => done.resolve(outcomeOf(error))
  const stop = () => {
    if (!hasEnded) done.resolve({ state: 'stopped' })
  }

  async function* body() {
    yield raw
    if (!(await beforeEnd())) {
      done.resolve({ state: 'stopped' })
      // Never ends: the connection is closed, which tells the server to forget the mail.
      await new Promise(() => undefined)
    }
    hasEnded = true
    limit(answerMs, () => done.resolve({ state: 'unanswered' }))
  }

  limit(3 * timeoutMs, () => done.resolve({ state: 'failed', failure: 'timeout', isOfServer: true }))
  signal?.addEventListener('abort', stop, { once: true })
  if (signal?.aborted) stop()
  else {
    connection.on('error', failed)
    connection.once('end', () => failed({ code: 'ECONNECTION' }))
    connection.connect((error) => {
      if (error) return failed(error)
      const send = () =>
        connection.send({ from, to: [to] }, Readable.from(body()), (error) =>
          error ? failed(error) : done.resolve({ state: 'sent' }),
        )
      if (!auth) return send()
      connection.login({ credentials: auth }, (error) => (error ? failed(error) : send()))
    })
  }
  try {
    return await done.promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    // Without waiting for an answer to QUIT.
    connection.close()
  }
}

function outcomeOf(error: unknown): MailOutcome {
  const { failure, status, isOfThisMail } = smtpFailure(error)
  if (status !== null && status >= 500 && isOfThisMail) return { state: 'refused', failure }
  // Another server may take the next mail; a status of this one, such as 450 of a full mailbox, says nothing of others.
  return { state: 'failed', failure, isOfServer: !(status !== null && isOfThisMail) }
}
