import { type Command, InvalidArgumentError, Option } from 'commander'
import type { CheckedMileage } from '#domain/registers/mot-history.ts'
import { shortStockNumber } from '#domain/stock/identifier-key.ts'
import type { OverrideState } from '#domain/stock/override-states.ts'
import type { StockAct } from '../staff-audit.ts'
import { type ByHand, changeByHand } from '../stock/staff/change-by-hand.ts'
import { confirmedMileage } from '../stock/staff/confirm-mileage.ts'
import { findStoredVehicle } from '../stock/staff/find-stored-vehicle.ts'
import { readAmount, readNote, withFields } from '../stock/staff/set-fields.ts'
import { Refusal } from '../stock/staff/stock-office.ts'
import { overrideInWords } from '../stock/staff/vehicle-text.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { runCommand } from './run-command.ts'
import { withStock } from './with-stock.ts'
import { withStockOffice } from './with-stock-office.ts'

interface SetFlags {
  price?: number
  state?: OverrideState
  note?: string
  mileageChecked?: true
}

const idArgument = ['<id>', 'the stock number or registration, as on the page of the vehicle'] as const
const noteOption = [
  '--note <text>',
  'why, for yourselves; visitors do not see it',
  argument(readNote),
] as const

/** `stock set`. Exit codes of this and the commands below: 0 done, 1 failed or not found, 2 wrong usage. */
export function registerSet(set: Command, io: CommandIo): void {
  set
    .argument(...idArgument)
    .option('--price <pounds>', 'the advertised price; VAT as before', argument(readAmount))
    .addOption(new Option('--state <state>').choices(['available', 'reserved', 'sold']))
    .option('--mileage-checked', 'the mileage is right, although the last MOT test has a higher one')
    .option(...noteOption)
    .action(
      runCommand(
        io,
        async (name: string, { note, mileageChecked, ...fields }: SetFlags, command: Command) => {
          if (note === undefined && !mileageChecked && Object.keys(fields).length === 0)
            command.error('error: give --price, --state, --mileage-checked or --note', { exitCode: 2 })
          const checked = mileageChecked && { mileageChecked: await checkedMileage(io, name) }
          const others = mileageChecked ? 'mileage' : 'set'
          const act = fields.state ?? (fields.price === undefined ? others : 'price')
          return change(io, act, name, (held) => withFields(held, { ...fields, ...checked }, note))
        },
      ),
    )
}

/** @throws {Refusal} unless its mileage is in doubt. */
function checkedMileage(io: CommandIo, name: string): Promise<CheckedMileage> {
  return withStock(openConfig(io.env), async (store) => {
    const { metadata } = await findStoredVehicle(store, name)
    return confirmedMileage(store, metadata.stockId)
  })
}

/** `stock remove`. */
export function registerRemove(remove: Command, io: CommandIo): void {
  remove
    .argument(...idArgument)
    .option(...noteOption)
    .action(
      runCommand(io, async (name: string, { note }: Pick<SetFlags, 'note'>) =>
        change(io, 'removed', name, (held) =>
          held.fed === null ? null : { fields: { state: 'removed' }, note: note ?? held.note },
        ),
      ),
    )
}

/** `stock release`. */
export function registerRelease(release: Command, io: CommandIo): void {
  release.argument(...idArgument).action(
    runCommand(io, async (name: string) =>
      change(io, 'released', name, ({ id, isSet, fed }) => {
        const number = shortStockNumber(id)
        if (!isSet) throw new Error(`Nothing of ${number} was set by hand`)
        if (fed !== null) return null
        throw new Error(`${number} is in no feed: \`forecourt stock remove ${number}\` takes it off the site`)
      }),
    ),
  )
}

/** `stock overrides`. */
export function registerOverrides(overrides: Command, io: CommandIo): void {
  overrides.option('--json', 'as one JSON array').action(
    runCommand(io, async ({ json }: { json?: true }) => {
      const overrides = await withStock(openConfig(io.env), (store) => store.overrides())
      if (json) io.stdout.write(`${JSON.stringify(overrides)}\n`)
      else if (overrides.length === 0) io.stderr.write('Nothing was set by hand\n')
      else io.stdout.write(`${overrides.map(overrideInWords).join('\n')}\n`)
    }),
  )
}

async function change(io: CommandIo, act: StockAct, name: string, next: ByHand['next']): Promise<void> {
  const { publicUrl, ...place } = openConfig(io.env)
  const change = { name, act, publicUrl }
  io.stdout.write(await withStockOffice(place, (office) => changeByHand(office, change, next)))
}

/** Commander turns what it throws into wrong usage. */
function argument<T>(read: (text: string) => T): (text: string) => T {
  return (text) => {
    try {
      return read(text)
    } catch (error) {
      throw error instanceof Refusal ? new InvalidArgumentError(error.message) : error
    }
  }
}
