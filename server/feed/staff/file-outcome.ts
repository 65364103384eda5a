import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { RejectedField } from '../rejects-file.ts'
import type { SameVehicle } from '../same-vehicles.ts'
import type { Comparison } from './compare-stock.ts'
import type { Compared } from './file-turns.ts'

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
      /** Vehicles of the file that visitors will not see. `unknown`: it is not known whether they are for sale. */
      notShown: { sold: number; unknown: number }
      /** Of those that leave: made-up vehicles of the demo. */
      leftDemo: number
      /**
       * Why so many leave that their number has to be typed, or that nothing of the file can be read and it is not taken; null
       * where it is taken as it is.
       */
      caution: Caution | null
    }

export type Caution = 'too many' | 'cut' | 'nothing read'

const reasonsShown = 100
const wordsShown = 100

/** What reading the file in would do. @param rejectsFile what was not read of it */
export async function outcomeOf(compared: Compared, rejectsFile: string): Promise<FileOutcome> {
  if (compared.state === 'failed') return compared
  const { summary, comparison } = compared
  const { rejected, asides, warnings } = await readReasons(rejectsFile)
  const caution = cautionOf(compared)
  // It is not taken, so nothing leaves.
  const isRefused = caution === 'nothing read'
  const states = [...Object.values(summary.unknownStates), ...Object.values(summary.withoutState)]
  const unknown = Math.min(
    summary.notShown,
    states.reduce((sum, count) => sum + count, 0),
  )
  return {
    state: 'ready',
    comparison: isRefused ? { ...comparison, left: { count: 0, first: [] } } : comparison,
    rows: summary.read - summary.asides,
    asides: { count: summary.asides, first: asides },
    rejected: { count: summary.rejected - summary.asides, first: rejected },
    warnings: { count: summary.warnings, first: warnings },
    newWords: [...summary.newMakes.map((make) => `make "${make}"`), ...summary.newWords].slice(0, wordsShown),
    sameVehicles: summary.sameVehicles.slice(0, wordsShown),
    notShown: { sold: summary.notShown - unknown, unknown },
    leftDemo: isRefused ? 0 : summary.removedDemo,
    caution,
  }
}

export const nothingRead = 'No vehicle of the file can be read.'

/** Whether the file has no vehicle, more leave than a dealer sells between two files, or it may have been cut short. */
export function cautionOf({ summary, comparison }: Extract<Compared, { state: 'ready' }>): Caution | null {
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

/** Why something failed. */
export function reasonOf(error: unknown): string {
  return sentence(error instanceof Error ? error.message : String(error))
}

/** What the importer says of a feed, for a person with a file. */
export function sentence(fault: string): string {
  const text = fault.replace(/^The feed\b/, 'The file')
  return /[.!?]$/.test(text) ? text : `${text}.`
}
