import { request } from 'node:http'

export interface Sent {
  /** 0 when there was no response. */
  status: number
  retryAfter: string | null
}

interface ToSend {
  url: string
  /** The visitor's address, sent as X-Forwarded-For. */
  client: string
  method?: 'GET' | 'POST'
  contentType?: string
  body?: string
}

/** Sends one request on a connection of its own and reads the whole response. */
export function send({ url, client, method = 'GET', contentType, body }: ToSend): Promise<Sent> {
  const headers = {
    'x-forwarded-for': client,
    accept: 'text/html,application/json',
    'accept-encoding': 'gzip',
    ...(contentType && { 'content-type': contentType }),
  }
  return new Promise((resolve) => {
    const done = (status: number, retryAfter: string | null = null) => resolve({ status, retryAfter })
    const sent = request(url, { method, headers, agent: false }, (response) => {
      response.on('error', () => done(0)).resume()
      response.on('end', () => done(response.statusCode ?? 0, response.headers['retry-after'] ?? null))
    })
    sent.on('error', () => done(0))
    sent.end(body)
  })
}
