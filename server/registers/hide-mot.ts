import type { StockStore } from '#domain/stock/store.ts'
import type { Log } from '../log.ts'
import { type Loop, repeat } from '../repeat.ts'

const dayMs = 24 * 60 * 60_000

/** Keys may be missing by mistake, and to read a large stock again takes half a day. */
const keptDays = 30

/** Vehicles of one write, each of which makes the site's cached pages older. */
const atOnce = 2_000
const againMs = 60_000

interface HideOptions {
  limit?: number
  /** Epoch milliseconds. */
  now?: () => number
}

/**
 * Without keys nothing is shown: hides what the MOT register said before they were removed, and forgets it 30 days after it
 * was last asked. Ends by itself once that is done. Failures are logged and tried again.
 */
export function hideMot(
  store: Pick<StockStore, 'mot' | 'write'>,
  log: Log,
  { limit = atOnce, now = Date.now }: HideOptions = {},
): Loop {
  let hidden = 0
  let forgotten = 0

  /** The pause before the next round, in ms; null when there is nothing left to do. */
  async function round(): Promise<number | null> {
    // It was never asked: nothing is written at each start of a site without keys.
    if ((await store.mot.cursor()).change === 0) return null
    if ((await store.mot.held()).shown) {
      hidden += await store.write((writer) => writer.showMot(false, limit))
      return 0
    }
    if (hidden > 0)
      log.warn(
        { vehicles: hidden, keptDays },
        'there are no keys of the MOT register: what was read is hidden until they are back',
      )
    hidden = 0
    if ((await store.mot.askedByHour(now() - keptDays * dayMs)).size > 0) return dayMs
    const count = await store.write((writer) => writer.forgetMot(limit))
    forgotten += count
    if (count === limit) return 0
    log.info({ vehicles: forgotten }, 'there are no keys of the MOT register: what was read is deleted')
    return null
  }

  return repeat(async () => {
    try {
      return await round()
    } catch (error) {
      log.error({ err: error }, 'answers of the MOT register could not be hidden or deleted')
      return againMs
    }
  })
}
