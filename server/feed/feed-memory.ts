import { hash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'

/** What the feed's server said of the edition that is in the stock, as headers that ask for a later one. */
export type Conditions = Record<string, string>

/** Outlives the process, so that a restart does not bring in again what is there. */
export interface FeedMemory {
  /**
   * Empty when nothing is known of this address, its server tells editions apart by nothing, or the stock is at a
   * change before the import: it was emptied, or brought back from a backup.
   */
  recall(change: number): Promise<Conditions>
  /** `change`: the stock's after the import. */
  keep(headers: Headers, change: number): Promise<void>
}

const memorySchema = z.object({
  feed: z.string(),
  change: z.number(),
  conditions: z.record(z.string(), z.string()),
})

export function createFeedMemory(file: string, url: string): FeedMemory {
  // The address may hold a password, which has no business in another file.
  const feed = hash('sha256', url)

  return {
    async recall(change) {
      const text = await readFile(file, 'utf8').catch(() => '{}')
      const kept = memorySchema.safeParse(parseOrNull(text))
      if (!kept.success || kept.data.feed !== feed || kept.data.change > change) return {}
      return kept.data.conditions
    },
    async keep(headers, change) {
      const draft = `${file}.draft`
      await writeFile(draft, `${JSON.stringify({ feed, change, conditions: conditionsOf(headers) })}\n`)
      await rename(draft, file)
    },
  }
}

function conditionsOf(headers: Headers): Conditions {
  const [tag, modified] = [headers.get('etag'), headers.get('last-modified')]
  return { ...(tag && { 'if-none-match': tag }), ...(modified && { 'if-modified-since': modified }) }
}

/** A damaged memory is as good as none: the feed comes once more. */
function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
