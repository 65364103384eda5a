// A lead service as a child process: node lead-service-process.ts <ledger file> <port> <token>
// The ledger has a JSON line for each request, written before it is answered. Messages of the parent set the mode.
import { createHash } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { LedgerLine, Mode } from './lead-service.ts'

const [ledgerFile = '', port = '0', token = ''] = process.argv.slice(2)
const ledger = openSync(ledgerFile, 'a')
let mode: Mode = 'well'
process.on('message', (next: Mode) => {
  mode = next
})

const server = createServer(async (request, response) => {
  const body = await text(request).catch(() => null)
  if (body === null) return
  const isKnown = request.headers.authorization === `Bearer ${token}`
  const isReceived = isKnown && receiving.has(mode)
  if (isReceived) {
    const line: LedgerLine = {
      key: String(request.headers['idempotency-key']),
      path: request.url ?? '',
      mark: /mark-[\w-]+/.exec(body)?.[0] ?? '',
      digest: createHash('sha256').update(body).digest('hex'),
    }
    writeSync(ledger, `${JSON.stringify(line)}\n`)
  }
  answer(response, isKnown ? mode : 'wrong token')
})

/** The modes in which the service has the application afterwards, whatever the caller hears. */
const receiving: ReadonlySet<Mode> = new Set<Mode>(['well', 'slow', 'garbage', 'cut after receiving'])

function answer(response: ServerResponse, mode: Mode): void {
  const { socket } = response
  switch (mode) {
    case 'well':
      return void response.writeHead(201).end()
    case 'slow':
      return void setTimeout(() => response.writeHead(201).end(), 2_000)
    case 'garbage':
      return void socket?.end('\u0000\u0001 this is no HTTP\r\n\r\n')
    case 'cut after receiving':
      return void socket?.resetAndDestroy()
    case 'cut':
      return void socket?.destroy()
    case '429':
      return void response.writeHead(429, { 'Retry-After': '1' }).end()
    case 'wrong token':
      return void response.writeHead(401).end()
    case '500':
    case '409':
      return void response.writeHead(Number(mode)).end('<html>an answer of another form</html>')
  }
}

server.listen(Number(port), '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port })
})
process.on('disconnect', () => {
  closeSync(ledger)
  process.exit(0)
})
