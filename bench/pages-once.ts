// Requests every line once, over as many connections as a load has: node pages-once.ts <file of a load>. Prints one JSON
// object. wrk cannot send a number of requests, and autocannon reports whole seconds.
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import type { Load, Loaded } from './pages-load.ts'

interface ToRun extends Load {
  lines: { path: string; client: string }[]
  connections: number
}

const [file = ''] = process.argv.slice(2)
const { url, headers, lines, connections }: ToRun = JSON.parse(readFileSync(file, 'utf8'))
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const waits: number[] = []
let next = 0

function ask(path: string, client: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    get(url + path, { agent, headers: { ...headers, 'x-forwarded-for': client } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
      response.on('error', reject).resume()
      response.on('end', () => {
        waits.push(performance.now() - start)
        resolve()
      })
    }).on('error', reject)
  })
}

async function askInTurn(): Promise<void> {
  for (let line = lines[next++]; line; line = lines[next++]) await ask(line.path, line.client)
}

const start = performance.now()
await Promise.all(Array.from({ length: connections }, askInTurn))
const seconds = (performance.now() - start) / 1_000
waits.sort((a, b) => a - b)
const quantile = (share: number) => waits[Math.floor(waits.length * share)] ?? Number.NaN
const loaded: Loaded = { requests: waits.length, seconds, p50Ms: quantile(0.5), p99Ms: quantile(0.99) }
process.stdout.write(`\n${JSON.stringify(loaded)}\n`)
process.exit()
