import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { columnMapsFile } from '../../store/data-files.ts'
import { giveToOwner } from '../../store/give-to-owner.ts'
import { FeedError } from '../feed-error.ts'
import { type ColumnMap, columnMapSchema } from './column-map.ts'

/** A column map that the dealer has confirmed for files with this heading. */
export interface KeptMap {
  heading: readonly string[]
  map: ColumnMap
}

const keptMaps = z.array(z.strictObject({ heading: z.array(z.string()), map: columnMapSchema }))

/** The oldest are dropped: no dealer has files of so many programs. */
const mostMaps = 50

/**
 * The dealer's own maps, the last confirmed first. The desk, the polled feed and the command use the same.
 *
 * @throws {FeedError} when the file is damaged.
 */
export async function readKeptMaps(dataDir: string): Promise<KeptMap[]> {
  const file = columnMapsFile(dataDir)
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
    throw new FeedError(`The column maps in ${file} cannot be read`, { cause })
  }
  try {
    return keptMaps.parse(JSON.parse(text))
  } catch (cause) {
    throw new FeedError(`The column maps in ${file} are damaged: delete the file, and confirm them again`, {
      cause,
    })
  }
}

/** Keeps the map for files with this heading, in place of an earlier one. */
export async function keepMap(dataDir: string, kept: KeptMap): Promise<void> {
  const others = (await readKeptMaps(dataDir)).filter(({ heading }) => !isSameHeading(heading, kept.heading))
  const maps = [kept, ...others].slice(0, mostMaps)
  await replaceFile(columnMapsFile(dataDir), JSON.stringify(maps, null, 2), dataDir)
}

export function isSameHeading(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name))
}

/** Whole or not at all, whenever the power goes off. */
export async function replaceFile(file: string, text: string, owner: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  try {
    await writeFile(draft, `${text}\n`, { mode: 0o600, flush: true })
    giveToOwner(draft, owner)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}
