import { hash, randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Outbox, OutboxEntry } from '#domain/leads/outbox.ts'
import { type OpenedLead, openEntries, openInBatches } from './lead-office.ts'
import { readSought, wordsOfLead } from './lead-words.ts'

export interface FoundLeads {
  /** The latest first. */
  leads: OpenedLead[]
  /** Whether there are more than `limit`. */
  hasMore: boolean
}

export interface LeadSearch {
  /**
   * Leads by what somebody of the staff types: a reference, a name, a phone number, an email address, or the plate of a
   * vehicle that the lead is about or offers.
   */
  find(text: string, options: { limit: number }): Promise<FoundLeads>
  /** Opens what has come since the last time, which `find` else does. */
  prepare(): Promise<void>
}

const pageSize = 200

/**
 * What people wrote is sealed, so each lead is opened once in the life of the process, and its words are kept as hashes
 * under a key of the process: nothing of it is on disk, and no word in memory. What is found is opened again, so
 * that an erased lead is not found. What was accepted never changes, and a row is never deleted.
 */
export function createLeadSearch(outbox: Pick<Outbox, 'page' | 'showMany' | 'countAccepted'>): LeadSearch {
  const key = randomBytes(32).toString('base64')
  const known = new Map<string, OutboxEntry>()
  const unreadable = new Map<string, OutboxEntry>()
  const byWord = new Map<string, OutboxEntry[]>()
  let reading: Promise<void> | null = null

  // Nobody sees the hashes, so what an HMAC guards against besides cannot happen, and it takes four times as long.
  const hashOf = (word: string) => hash('sha256', key + word, 'base64').slice(0, 16)

  function add({ entry: read, payload, fault }: OpenedLead): void {
    const entry = known.get(read.id) ?? read
    if (fault === null) unreadable.delete(entry.id)
    else if (unreadable.has(entry.id)) return
    else unreadable.set(entry.id, entry)
    known.set(entry.id, entry)
    for (const word of wordsOfLead(entry.id, payload)) {
      const hashed = hashOf(word)
      const leads = byWord.get(hashed)
      if (leads) leads.push(entry)
      else byWord.set(hashed, [entry])
    }
  }

  async function addAll(entries: readonly OutboxEntry[]): Promise<void> {
    for (const lead of await openEntries(outbox, entries)) add(lead)
  }

  /** The latest first, until there is none that is not known. */
  async function read(): Promise<void> {
    // Another key may open them now.
    await addAll([...unreadable.values()])
    const total = await outbox.countAccepted(0, Number.MAX_SAFE_INTEGER)
    // From where the page before ended, because a store reads all that an offset leaves out. Those of the last instant that
    // were read stand first in the next page.
    let [until, offset] = [Number.MAX_SAFE_INTEGER, 0]
    while (known.size < total) {
      const { entries } = await outbox.page({ until }, { limit: pageSize, offset })
      await addAll(entries.filter(({ id }) => !known.has(id)))
      const last = entries.at(-1)
      if (last === undefined || entries.length < pageSize) return
      const ofLast = entries.filter(({ acceptedAt }) => acceptedAt === last.acceptedAt).length
      offset = until === last.acceptedAt + 1 ? offset + ofLast : ofLast
      until = last.acceptedAt + 1
      // Pages are answered meanwhile.
      await nextTurn()
    }
  }

  async function prepare(): Promise<void> {
    reading ??= read().finally(() => {
      reading = null
    })
    await reading
  }

  function having(words: readonly string[]): OutboxEntry[] {
    const [fewest = [], ...others] = words
      .map((word) => byWord.get(hashOf(word)) ?? [])
      .sort((a, b) => a.length - b.length)
    const sets = others.map((entries) => new Set(entries))
    return fewest.filter((entry) => sets.every((set) => set.has(entry)))
  }

  return {
    prepare,
    async find(text, { limit }) {
      const { choices, isFound } = readSought(text)
      await prepare()
      const candidates = [...new Set(choices.flatMap(having))].sort((a, b) => b.acceptedAt - a.acceptedAt)
      const leads: OpenedLead[] = []
      for await (const lead of openInBatches(outbox, candidates)) {
        if (!isFound(lead.entry.id, lead.payload)) continue
        if (leads.length === limit) return { leads, hasMore: true }
        leads.push(lead)
      }
      return { leads, hasMore: false }
    },
  }
}
