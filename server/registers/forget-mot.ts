import type { StockStore } from '#domain/stock/store.ts'
import type { Log } from '../log.ts'
import { type Loop, repeat } from '../repeat.ts'

/** Vehicles of one write, each of which makes the site's cached pages older. */
const atOnce = 2_000
const againMs = 60_000

/**
 * Without keys nothing is shown: forgets what the MOT register said before they were removed. Ends by itself. Failures are
 * logged and tried again.
 */
export function forgetMot(store: Pick<StockStore, 'mot' | 'write'>, log: Log, limit = atOnce): Loop {
  let forgotten = 0
  return repeat(async () => {
    try {
      // It was never asked: nothing is written at each start of a site without keys.
      if ((await store.mot.cursor()).change === 0) return null
      const count = await store.write((writer) => writer.forgetMot(limit))
      forgotten += count
      if (count === limit) return 0
      log.info({ vehicles: forgotten }, 'there are no keys of the MOT register: what was read is forgotten')
      return null
    } catch (error) {
      log.error({ err: error }, 'what the MOT register has said could not be forgotten')
      return againMs
    }
  })
}
