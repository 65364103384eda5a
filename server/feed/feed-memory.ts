import { hash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'

/** Request headers that ask for the feed only if it has changed since the version that was imported. */
export type Conditions = Record<string, string>

/** Remembers the imported version of a feed on disk, so that a restart does not import it again. */
export interface FeedMemory {
  /**
   * Empty when nothing is known of this address, its server sends neither ETag nor Last-Modified, or the stock's
   * change number is below that of the import because the stock was emptied or restored from a backup.
   */
  recall(change: number): Promise<Conditions>
  /** `change`: the change number of the stock after the import. */
  keep(headers: Headers, change: number): Promise<void>
}

const memorySchema = z.object({
  feed: z.string(),
  change: z.number(),
  conditions: z.record(z.string(), z.string()),
})

export function createFeedMemory(file: string, url: string): FeedMemory {
  // Hashed, because the address may contain a password.
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

/** A damaged file counts as none: the feed is imported once more. */
function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
