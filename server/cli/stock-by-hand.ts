import { type Command, InvalidArgumentError, Option } from 'commander'
import { readPrice } from '#domain/finance/read-price.ts'
import { shortStockNumber } from '#domain/stock/identifier-key.ts'
import { listingState } from '#domain/stock/listing-state.ts'
import type { OverrideFields, OverrideState } from '#domain/stock/override.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { changeByHand } from './change-by-hand.ts'
import { openConfig } from './command-config.ts'
import { overrideInWords, plainLine } from './override-text.ts'
import { runCommand } from './run-command.ts'
import { withStock } from './with-stock.ts'

interface SetFlags {
  price?: number
  state?: OverrideState
  note?: string
}

/** Characters of a note. */
const longestNote = 300

const idArgument = ['<id>', 'the stock number or registration, as on the page of the vehicle'] as const
const noteOption = ['--note <text>', 'why, for yourselves; visitors do not see it', parseNote] as const

/** `stock set`. Exit codes of this and the commands below: 0 done, 1 failed or not found, 2 wrong usage. */
export function registerSet(stock: Command): void {
  stock
    .command('set')
    .description('set the price or the state of a vehicle by hand, whatever its feed says')
    .argument(...idArgument)
    .option('--price <pounds>', 'the advertised price; VAT as before', parsePrice)
    .addOption(new Option('--state <state>').choices(['available', 'reserved', 'sold']))
    .option(...noteOption)
    .action(
      runCommand(async (name: string, { note, ...fields }: SetFlags, command: Command) => {
        if (note === undefined && Object.keys(fields).length === 0)
          command.error('error: give --price, --state or --note', { exitCode: 2 })
        return change(name, (held) => {
          const next = withoutWhatTheFeedSays({ ...held.fields, ...fields }, held.fed)
          const kept = note ?? held.note
          return Object.keys(next).length > 0 || kept ? { fields: next, note: kept || null } : null
        })
      }),
    )
}

/** `stock remove`. */
export function registerRemove(stock: Command): void {
  stock
    .command('remove')
    .description('take a vehicle off the site, also when its feed still has it')
    .argument(...idArgument)
    .option(...noteOption)
    .action(
      runCommand(async (name: string, { note }: Pick<SetFlags, 'note'>) =>
        change(name, (held) =>
          held.fed === null ? null : { fields: { state: 'removed' }, note: note ?? held.note },
        ),
      ),
    )
}

/** `stock release`. */
export function registerRelease(stock: Command): void {
  stock
    .command('release')
    .description('show a vehicle as its feed has it: ends all that was set by hand, photos included')
    .argument(...idArgument)
    .action(
      runCommand(async (name: string) =>
        change(name, ({ id, isSet, fed }) => {
          const number = shortStockNumber(id)
          if (!isSet) throw new Error(`Nothing of ${number} was set by hand`)
          if (fed !== null) return null
          throw new Error(
            `${number} is in no feed: \`forecourt stock remove ${number}\` takes it off the site`,
          )
        }),
      ),
    )
}

/** `stock overrides`. */
export function registerOverrides(stock: Command): void {
  stock
    .command('overrides')
    .description('list the vehicles of which something was set by hand')
    .option('--json', 'as one JSON array')
    .action(
      runCommand(async ({ json }: { json?: true }) => {
        const overrides = await withStock(openConfig(), (store) => store.overrides())
        if (json) process.stdout.write(`${JSON.stringify(overrides)}\n`)
        else if (overrides.length === 0) process.stderr.write('Nothing was set by hand\n')
        else process.stdout.write(`${overrides.map(overrideInWords).join('\n')}\n`)
      }),
    )
}

async function change(name: string, next: Parameters<typeof changeByHand>[2]): Promise<void> {
  const config = openConfig()
  process.stdout.write(await withStock(config, (store) => changeByHand(store, { name, ...config }, next)))
}

/**
 * A vehicle that the feed has as available is not held on the site by hand: it leaves when the feed sells it.
 */
function withoutWhatTheFeedSays(fields: OverrideFields, fed: StockRecord | null): OverrideFields {
  const base = fields.record ?? fed
  if (fields.state !== 'available' || base === null || listingState(base) !== 'forecourt') return fields
  const { state: _, ...others } = fields
  return others
}

/** @throws {InvalidArgumentError} that commander turns into wrong usage, as below. */
function parsePrice(text: string): number {
  const read = text.length <= 30 ? readPrice(text) : null
  if (read?.state === 'priced' && read.vatStatus !== null)
    throw new InvalidArgumentError('The VAT stays as it is: give the amount alone, such as 9995.')
  if (read?.state === 'priced' && read.pounds > 0) return read.pounds
  throw new InvalidArgumentError('It must be an amount in pounds, such as 9995.')
}

function parseNote(text: string): string {
  if (text.length <= longestNote) return plainLine(text)
  throw new InvalidArgumentError(`It must have at most ${longestNote} characters.`)
}
