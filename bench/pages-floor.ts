// Answers requests with the bytes of a folder from memory: node pages-floor.ts <folder>. The floor of the comparison.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { KeptAnswer } from './pages-servers.ts'

const [folder = ''] = process.argv.slice(2)
const kept: KeptAnswer[] = JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8'))
const answers = new Map(
  kept.map(({ path, file, headers }) => {
    // A client may wait for as many bytes as a 304 announces.
    const { 'content-length': _, ...unchanged } = headers
    return [path, { headers, unchanged, body: readFileSync(join(folder, file)) }]
  }),
)

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (answer === undefined) {
    response.writeHead(404).end()
  } else if (request.headers['if-none-match'] === answer.headers.etag) {
    response.writeHead(304, answer.unchanged).end()
  } else {
    response.writeHead(200, { ...answer.headers, 'content-length': answer.body.length }).end(answer.body)
  }
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No address')
  process.stdout.write(`The floor is at http://127.0.0.1:${address.port}\n`)
})
