import dealer from '#dealer'
import type { StockRecord } from '#domain/stock/record.ts'
import { createShowing, onlyBranchOf } from '#domain/stock/shown-record.ts'
import type { StockReader } from '#domain/stock/store.ts'
import sells from '#sells'
import type { Config } from '../../config.ts'
import type { Audit } from '../../staff-audit.ts'
import type { ColumnMap } from '../column-maps/column-map.ts'
import { fieldChoices } from '../column-maps/field-choices.ts'
import type { CsvSample } from '../csv-sample.ts'
import { FeedError } from '../feed-error.ts'
import type { runInThread } from '../import-in-thread.ts'
import { type Comparison, StockChangedError } from './compare-stock.ts'
import { cautionOf, type FileOutcome, nothingRead, outcomeOf, reasonOf, sentence } from './file-outcome.ts'
import type { Compared, FileTurns } from './file-turns.ts'
import { createIncomingFiles, type IncomingFile, RefusedFileError, type TakenFile } from './incoming-files.ts'
import { readChoice } from './read-choice.ts'
import { applyChoice, describeSheet, openSheet, type ReadSheet } from './read-sheet.ts'
import { sampleVehicles } from './sample-vehicles.ts'
import { keepChosenMap, mapFor } from './staff-maps.ts'

/** A file that somebody has brought, before it is read in. */
export interface FileView {
  file: IncomingFile
  /** Why it cannot be read at all; null where it can. */
  fault: string | null
  /** Null for JSON, which has no columns. */
  sheet: ReadSheet | null
  /** Whether the columns are as they were confirmed for an earlier file. */
  isKnown: boolean
  /** The first vehicles, as visitors would see them. */
  vehicles: StockRecord[]
  /** What reading it in would do; null while that is found out. */
  outcome: FileOutcome | null
}

/**
 * `isMapKept`: how its columns are read is kept for the next file. `changed`: the stock, the file or its columns are not as
 * they were shown.
 */
export type Taking =
  | { state: 'taken'; taken: TakenFile; isMapKept: boolean }
  | { state: 'changed' | 'gone' | 'number wanted' }
  | { state: 'failed'; reason: string }

/** Files of stock as the dealer's staff bring them. */
export type StaffFiles = ReturnType<typeof createStaffFiles>

export interface StaffFilesContext {
  config: Config
  stock: StockReader
  audit: Audit
  person: string
  turns: FileTurns
  /** Reads the file. */
  runImport: typeof runInThread
}

const cardsShown = 20

export function createStaffFiles({ config, stock, audit, person, turns, runImport }: StaffFilesContext) {
  const { dataDir, databaseUrl, pictureHosts } = config
  const incoming = createIncomingFiles(dataDir)
  const show = createShowing({ pictureHosts, onlyBranch: onlyBranchOf(dealer.branches), sells })

  function importing(
    { id, isWhole }: IncomingFile,
    map: ColumnMap | null,
    trial: { isTrial: boolean; expected: string | null },
  ) {
    return runImport({
      file: incoming.contentOf(id),
      stock: { dataDir, databaseUrl },
      rejectsFile: incoming.rejectsOf(id),
      pictureHosts,
      map: map ?? undefined,
      staff: { isWhole, ...trial },
    })
  }

  async function compare(file: IncomingFile, map: ColumnMap | null): Promise<Compared> {
    try {
      const { summary, comparison } = await importing(file, map, { isTrial: true, expected: null })
      if (comparison === null) throw new Error('The import compared nothing')
      return { state: 'ready', summary, comparison }
    } catch (error) {
      return { state: 'failed', reason: reasonOf(error) }
    }
  }

  /** Of the file as it is read now, with the stock as it is now; null while it is not ready. */
  async function comparisonOf(
    file: IncomingFile,
    map: ColumnMap | null,
    waitMs: number,
  ): Promise<Compared | null> {
    const key = JSON.stringify([await stock.changeNumber(), file.isWhole, map])
    return turns.compare(file.id, key, () => compare(file, map), waitMs)
  }

  async function mapOf(file: IncomingFile, sample: CsvSample): Promise<{ map: ColumnMap; isKnown: boolean }> {
    return file.map ? { map: file.map, isKnown: false } : mapFor(sample, config)
  }

  return {
    /** Files that wait to be read in, and those that were today. */
    list: incoming.list,
    /** Whether a feed comes by itself too. */
    isPolled: config.stockFeed !== null,
    /** How large a file may be. */
    room: incoming.room,
    /** @throws {RefusedFileError} with words for the person. */
    async receive(file: Parameters<typeof incoming.receive>[0]): Promise<IncomingFile> {
      const received = await incoming.receive(file, { person, now: Date.now() })
      try {
        await openSheet(incoming.contentOf(received.id))
        return received
      } catch (cause) {
        await incoming.remove(received.id)
        throw cause instanceof FeedError ? new RefusedFileError(sentence(cause.message), { cause }) : cause
      }
    },
    /** Null for an unknown one, and for one that is too old. @param waitMs for the comparison */
    async open(id: string, waitMs: number): Promise<FileView | null> {
      const file = await incoming.read(id)
      if (file === null) return null
      const view = { file, fault: null, sheet: null, isKnown: false, vehicles: [], outcome: null }
      if (file.taken) return view
      try {
        const content = incoming.contentOf(id)
        const sample = await openSheet(content)
        const { map, isKnown } = sample ? await mapOf(file, sample) : { map: null, isKnown: false }
        const vehicles = await sampleVehicles(content, { store: stock, map, sells, limit: cardsShown })
        const compared = await comparisonOf(file, map, waitMs)
        const states = compared?.state === 'ready' ? Object.keys(compared.summary.unknownStates) : []
        const sheet = sample && map ? describeSheet(sample, map, states) : null
        const outcome = compared && (await outcomeOf(compared, incoming.rejectsOf(id)))
        return { file, fault: null, sheet, isKnown, vehicles: vehicles.map(show), outcome }
      } catch (error) {
        if (!(error instanceof FeedError)) throw error
        const sheet = await sheetOf(file)
        return { ...view, sheet, fault: sentence(error.atDesk ?? error.message) }
      }
    },
    /** What a column can be. */
    choices: fieldChoices,
    /**
     * How the file is to be read from now on, as the form of its page says it.
     *
     * @returns null, or why it cannot be read so.
     */
    async chooseByForm(id: string, form: URLSearchParams): Promise<string | null> {
      const file = await incoming.read(id)
      if (file === null || file.taken) return null
      const sample = await openSheet(incoming.contentOf(id))
      const isWhole = form.get('whole') !== 'no'
      if (sample === null) {
        await incoming.write({ ...file, isWhole })
        return null
      }
      const { map } = await mapOf(file, sample)
      const choice = readChoice(form, describeSheet(sample, map).columns, map)
      if ('mistake' in choice) return choice.mistake
      await incoming.write({ ...file, isWhole, map: applyChoice(sample, map, choice) })
      return null
    },
    /**
     * Reads in the file, if the result is the one that was shown.
     *
     * @param seen `Comparison.digest` of what the person has seen, and the number that they have typed
     */
    async take(id: string, seen: { digest: string; typed: number | null }): Promise<Taking> {
      const file = await incoming.read(id)
      if (file === null) return { state: 'gone' }
      if (file.taken) return { state: 'changed' }
      const sample = await openSheet(incoming.contentOf(id))
      const map = sample && (await mapOf(file, sample)).map
      const compared = await comparisonOf(file, map, 10 * 60_000)
      if (compared?.state !== 'ready' || compared.comparison.digest !== seen.digest)
        return { state: 'changed' }
      const { added, left, repriced } = compared.comparison
      const caution = cautionOf(compared)
      if (caution === 'nothing read') return { state: 'failed', reason: nothingRead }
      if (caution !== null && seen.typed !== left.count) return { state: 'number wanted' }
      return turns.inTurn(async () => {
        if ((await incoming.read(id))?.taken !== null) return { state: 'changed' }
        audit({ command: 'file', added: added.count, left: left.count, repriced: repriced.count })
        try {
          const { summary, comparison } = await importing(file, map, {
            isTrial: false,
            expected: seen.digest,
          })
          const taken = takenOf(summary.rejected - summary.asides, comparison ?? compared.comparison, person)
          await incoming.write({ ...file, map, taken })
          turns.forget(id)
          const isMapKept = sample && map ? await keepChosenMap(sample.heading, map, config) : true
          await incoming.dropContent(id)
          return { state: 'taken', taken, isMapKept }
        } catch (error) {
          if (error instanceof StockChangedError) return { state: 'changed' }
          return { state: 'failed', reason: reasonOf(error) }
        }
      })
    },
    async remove(id: string): Promise<void> {
      turns.forget(id)
      await incoming.remove(id)
    },
  }

  async function sheetOf(file: IncomingFile): Promise<ReadSheet | null> {
    const sample = await openSheet(incoming.contentOf(file.id)).catch(() => null)
    return sample && describeSheet(sample, (await mapOf(file, sample)).map)
  }
}

function takenOf(rejected: number, comparison: Comparison, person: string): TakenFile {
  const { added, left, repriced, changed } = comparison
  const counts = { added: added.count, left: left.count, repriced: repriced.count, changed, rejected }
  return { person, at: Date.now(), ...counts }
}
