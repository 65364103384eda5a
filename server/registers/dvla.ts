import { registerPlate } from '#domain/registers/plate.ts'
import type { PlateAnswer } from '#domain/registers/plate-answer.ts'
import { readPlateFacts } from '#domain/registers/plate-facts.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import { type AskOptions, askRegister } from './ask-register.ts'

/** The DVLA's Vehicle Enquiry Service. */
export interface Dvla {
  /** Does not throw. */
  lookUp(plate: string): Promise<PlateAnswer>
}

interface DvlaOptions extends Partial<AskOptions> {
  /** `DVLA_URL`: what `/v1/vehicles` is put behind. */
  url: string
  key: string
  /** Epoch milliseconds. */
  now?: () => number
}

/** Asks the service itself, once. The plate is in the body, because it is sensitive; see docs/registers.md. */
export function createDvla({ url, key, timeoutMs = 5_000, signal, now = Date.now }: DvlaOptions): Dvla {
  return {
    async lookUp(typed) {
      const plate = registerPlate(typed)
      if (plate === null) return { state: 'no-plate' }
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'x-api-key': key },
        body: JSON.stringify({ registrationNumber: plate }),
      }
      const answer = await askRegister(`${url}/v1/vehicles`, init, { timeoutMs, signal })
      if (answer.status === null) return { state: 'away', failure: answer.failure, retryAfterMs: null }
      const { status, body, retryAfterMs } = answer
      if (status === 404) return { state: 'unknown' }
      if (status === 400) return { state: 'no-plate' }
      const facts = status === 200 ? readPlateFacts(body, plate) : null
      if (facts === null)
        return { state: 'away', failure: status === 200 ? 'unreadable' : `HTTP ${status}`, retryAfterMs }
      return { state: 'found', facts, on: ukDay(now()) }
    },
  }
}
