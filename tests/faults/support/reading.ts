import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from './random.ts'

/** GET requests until stopped, one after another, to pages that are not kept in memory and some that are. */
export function startReading(urls: readonly string[], random = createRandom('reading')) {
  const failures: string[] = []
  let answers = 0
  let reading = true
  async function read(): Promise<void> {
    while (reading) {
      const paths = [
        '/',
        `/car-search?price=${random.whole(9_000)}-`,
        `/vehicles/v${random.whole(60)}`,
        '/api/vehicles/search/car',
      ]
      const url = random.of(urls) + random.of(paths)
      try {
        const response = await fetch(url, {
          signal: AbortSignal.timeout(20_000),
          headers: { 'X-Forwarded-For': `10.1.${random.whole(256)}.${random.whole(256)}` },
        })
        await response.arrayBuffer()
        answers += 1
        if (response.status !== 200) failures.push(`${response.status} for ${url}`)
      } catch (error) {
        failures.push(`${error instanceof Error ? (error.cause ?? error) : error} for ${url}`)
      }
      await sleep(random.whole(60))
    }
  }
  const running = [read(), read(), read()]
  return {
    failures,
    answers: () => answers,
    async stop() {
      reading = false
      await Promise.all(running)
    },
  }
}
