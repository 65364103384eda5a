import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ContractRequest {
  method: string
  /** With its query. */
  url: string
  headers: IncomingMessage['headers']
  body: string
}

export interface ContractAnswer {
  status: number
  headers?: Record<string, string>
  /** An object is sent as JSON. */
  body?: unknown
  /** Before it is answered; 'never' keeps the connection open without a byte. */
  delayMs?: number | 'never'
}

/** A loopback server that keeps to the contract of a public register. */
export async function startContractServer(answer: (request: ContractRequest) => ContractAnswer) {
  const requests: ContractRequest[] = []
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    const asked = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') }
    requests.push(asked)
    const { status, headers: sent, body, delayMs = 0 } = answer(asked)
    if (delayMs === 'never') return
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
    response.writeHead(status, { 'Content-Type': 'application/json', ...sent }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
