import { z } from 'zod'
import { openAppraiser } from '#domain/price-position/appraiser.ts'
import { factsOfColumns } from '#domain/price-position/facts-of-columns.ts'
import { groupRows } from '#domain/price-position/group-rows.ts'
import { listingColumnsOf } from '#domain/search/listing-columns.ts'
import { exportColumns, openColumns, settleIndex, tagOf, takeIndex } from '#domain/search/snapshot.ts'
import type { StockIndex } from '#domain/search/stock-index.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { OpenedStock } from './open-stock.ts'
import { runInTurns } from './run-in-turns.ts'
import { readWhole, writeWhole } from './snapshot-file.ts'

/** Where a snapshot lies, and what it must have been made by to be of use. */
export interface SnapshotPlace {
  file: string
  /** See `listingRules`. */
  rules: string
}

const tagSchema = z.object({
  rules: z.string(),
  /** Every change up to this number is in the snapshot; those after it are to be applied again. */
  from: z.number(),
  /** No change after this number is in it. */
  upTo: z.number(),
  /** Of the write `upTo`: the store still has all that the snapshot may show. */
  mark: z.string(),
})

/**
 * Writes the index to a file beside the store, holding the event loop for no longer than a step of a merge. Every
 * change up to `version` must be in the index. Nothing is written of a store that nothing was ever written to.
 *
 * @throws {Error} when the file cannot be written; a former one is still there.
 */
export async function saveSnapshot(
  store: StockStore,
  { index, version: from }: { index: StockIndex; version: number },
  { file, rules }: SnapshotPlace,
): Promise<void> {
  await runInTurns(settleIndex(index))
  const taken = takeIndex(index)
  // Asked afterwards: the index cannot show what was written later.
  const upTo = await store.changeNumber()
  const mark = await store.writeTokenOf(upTo)
  if (mark === null) return
  const tag: z.infer<typeof tagSchema> = { rules, from, upTo, mark }
  await writeWhole(file, exportColumns(taken, JSON.stringify(tag)))
}

/** The stock as a snapshot has it; changes after its `version` are to be applied. Or why there is none to be had. */
export async function loadSnapshot(
  store: StockStore,
  { file, rules }: SnapshotPlace,
): Promise<OpenedStock | { refused: string | null }> {
  const bytes = await readWhole(file)
  if (bytes === null) return { refused: null }
  const tag = parseTag(tagOf(bytes))
  if (tag === null) return { refused: 'it cannot be read' }
  if (tag.rules !== rules) return { refused: 'it was made by another version' }
  if ((await store.writeTokenOf(tag.upTo)) !== tag.mark) return { refused: 'it is not of this stock' }
  const index = await runInTurns(openColumns(bytes))
  if (index === null) return { refused: 'it is damaged' }
  const facts = await runInTurns(factsOfColumns(listingColumnsOf(index)))
  const appraiser = await runInTurns(openAppraiser(facts, await runInTurns(groupRows(facts))))
  return { index, appraiser, version: tag.from }
}

function parseTag(text: string | null) {
  if (text === null) return null
  try {
    return tagSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
