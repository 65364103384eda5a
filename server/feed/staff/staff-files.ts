import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
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
import type { RejectedField } from '../rejects-file.ts'
import type { SameVehicle } from '../same-vehicles.ts'
import { type Comparison, StockChangedError } from './compare-stock.ts'
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

export type FileOutcome =
  | { state: 'failed'; reason: string }
  | {
      state: 'ready'
      comparison: Comparison
      /** Rows of the file. */
      rows: number
      /** Lines that are about no vehicle, such as a heading between vehicles: the first ones. They are no `rows`. */
      asides: { count: number; first: RejectedField[] }
      /** Rows that are not read in, and fields that are left out or not understood: the first ones. */
      rejected: { count: number; first: RejectedField[] }
      warnings: { count: number; first: RejectedField[] }
      /** Words that neither the tables nor the stock has, as buyers will see them: 'colour "Kinetic"'. The first ones. */
      newWords: string[]
      /** The same vehicle under two stock numbers, of which one is shown: the first ones. */
      sameVehicles: SameVehicle[]
      /** Vehicles of the file that visitors will not see. */
      notShown: number
      /** Of those that leave: made-up vehicles of the demo. */
      leftDemo: number
      /**
       * Why so many leave that their number has to be typed, or that nothing of the file can be read and it is not taken; null
       * where it is taken as it is.
       */
      caution: Caution | null
    }

export type Caution = 'too many' | 'cut' | 'nothing read'

/** `changed`: the stock, the file or its columns are not as they were shown. */
export type Taking =
  | { state: 'taken'; taken: TakenFile; note: string | null }
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
const reasonsShown = 100
const wordsShown = 100

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

  async function outcomeOf(file: IncomingFile, compared: Compared): Promise<FileOutcome> {
    if (compared.state === 'failed') return compared
    const { summary, comparison } = compared
    const { rejected, asides, warnings } = await readReasons(incoming.rejectsOf(file.id))
    const caution = cautionOf(compared)
    // It is not taken, so nothing leaves.
    const isRefused = caution === 'nothing read'
    return {
      state: 'ready',
      comparison: isRefused ? { ...comparison, left: { count: 0, first: [] } } : comparison,
      rows: summary.read - summary.asides,
      asides: { count: summary.asides, first: asides },
      rejected: { count: summary.rejected - summary.asides, first: rejected },
      warnings: { count: summary.warnings, first: warnings },
      newWords: [...summary.newMakes.map((make) => `make "${make}"`), ...summary.newWords].slice(
        0,
        wordsShown,
      ),
      sameVehicles: summary.sameVehicles.slice(0, wordsShown),
      notShown: summary.notShown,
      leftDemo: isRefused ? 0 : summary.removedDemo,
      caution,
    }
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
        const sheet = sample && map ? describeSheet(sample, map) : null
        const vehicles = await sampleVehicles(content, { store: stock, map, sells, limit: cardsShown })
        const compared = await comparisonOf(file, map, waitMs)
        const outcome = compared && (await outcomeOf(file, compared))
        return { file, fault: null, sheet, isKnown, vehicles: vehicles.map(show), outcome }
      } catch (error) {
        if (!(error instanceof FeedError)) throw error
        const sheet = await sheetOf(file)
        return { ...view, sheet, fault: sentence(error.message) }
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
          const note = sample && map ? await keepChosenMap(sample.heading, map, config) : null
          await incoming.dropContent(id)
          return { state: 'taken', taken, note }
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

const nothingRead = 'No vehicle of the file can be read.'

/** Whether the file has no vehicle, more leave than a dealer sells between two files, or it may have been cut short. */
function cautionOf({ summary, comparison }: Extract<Compared, { state: 'ready' }>): Caution | null {
  if (summary.rejected === summary.read) return 'nothing read'
  if (comparison.left.count === 0) return null
  if (summary.cut !== null) return 'cut'
  return summary.isPastLimit ? 'too many' : null
}

interface Reasons {
  rejected: RejectedField[]
  asides: RejectedField[]
  warnings: RejectedField[]
}

async function readReasons(path: string): Promise<Reasons> {
  const reasons: Reasons = { rejected: [], asides: [], warnings: [] }
  const file = createReadStream(path)
  try {
    for await (const line of createInterface({ input: file })) {
      const field = JSON.parse(line) as RejectedField
      // These are listed as the same vehicles.
      if (field.outcome === 'vehicle not shown') continue
      const list = reasons[listOf[field.outcome] ?? 'warnings']
      if (list.length < reasonsShown) list.push(field)
    }
  } catch (error) {
    // Without a reason there is no file.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  return reasons
}

const listOf: Readonly<Partial<Record<RejectedField['outcome'], keyof Reasons>>> = {
  'row rejected': 'rejected',
  'no vehicle': 'asides',
}

function reasonOf(error: unknown): string {
  return sentence(error instanceof Error ? error.message : String(error))
}

/** What the importer says of a feed, for a person with a file. */
function sentence(fault: string): string {
  const text = fault.replace(/^The feed\b/, 'The file')
  return /[.!?]$/.test(text) ? text : `${text}.`
}
