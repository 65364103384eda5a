import { type Agent, request } from 'node:http'

export interface Sent {
  /** 0 when there was no response. */
  status: number
  ms: number
  retryAfter: string | null
  /** Empty unless the request was a POST. */
  body: string
}

export interface ToSend {
  url: string
  /** The visitor's address, sent as X-Forwarded-For. */
  client: string
  method?: 'GET' | 'POST'
  contentType?: string
  body?: string
  /** If absent, a new connection is used. */
  agent?: Agent
}

/** Sends one request and reads the whole response. */
export function send({ url, client, method = 'GET', contentType, body, agent }: ToSend): Promise<Sent> {
  const start = performance.now()
  const headers = {
    'x-forwarded-for': client,
    accept: 'text/html,application/json',
    'accept-encoding': 'gzip',
    ...(contentType && { 'content-type': contentType }),
  }
  return new Promise((resolve) => {
    let answer = ''
    const done = (status: number, retryAfter: string | null = null) =>
      resolve({ status, ms: performance.now() - start, retryAfter, body: answer })
    const sent = request(url, { method, headers, agent: agent ?? false }, (response) => {
      if (method === 'POST') response.setEncoding('utf8').on('data', (text: string) => (answer += text))
      else response.resume()
      response.on('error', () => done(0))
      response.on('end', () => done(response.statusCode ?? 0, response.headers['retry-after'] ?? null))
    })
    sent.on('error', () => done(0))
    sent.end(body)
  })
}

/** An address for each number. */
export function visitor(number: number): string {
  return `198.18.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`
}
