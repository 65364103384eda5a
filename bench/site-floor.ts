// Answers every request with the bytes it was given, from memory: node site-floor.ts, with an IPC channel.
import { createServer, type OutgoingHttpHeaders } from 'node:http'

export interface FloorAnswer {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

let answers: FloorAnswer[] = []
let next = 0

process.on('message', (given: FloorAnswer[]) => {
  answers = given
  next = 0
  process.send?.('ready')
})

const server = createServer((_request, response) => {
  const { status, headers, body } = answers[next++ % answers.length] as FloorAnswer
  response.writeHead(status, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address !== null)
    process.stdout.write(`The floor is at http://127.0.0.1:${address.port}\n`)
})
