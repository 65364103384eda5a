import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { text as readText } from 'node:stream/consumers'
import type { Command } from 'commander'
import { site } from '#content/site.ts'
import { identifierKey } from '#domain/stock/identifier-key.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { unknownWords } from '../feed/new-words.ts'
import { assertShowable, whatIsShown } from './change-by-hand.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { vehicleInWords } from './override-text.ts'
import { parseVehicle, parseVehicleFile, type VehicleAnswers } from './parse-vehicle.ts'
import { messageOf, runCommand } from './run-command.ts'
import { vehicleFields } from './vehicle-fields.data.ts'
import { withStock } from './with-stock.ts'

const example = `
A file has one field a line:

  registration: AB12 CDE
  type: car
  make: Ford
  model: Focus
  derivative: 1.0 EcoBoost ST-Line 5dr
  price: 11,995
  year: 2019
  mileage: 31,250
  fuel: Petrol
  gearbox: Manual
  description: |
    One owner. Serviced every year.

Fields: ${vehicleFields.map(({ name }) => name).join(', ')}.
The same file with other values changes the vehicle.`

/** `stock add`. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export function registerAdd(stock: Command, io: CommandIo): void {
  stock
    .command('add')
    .description('add a vehicle that is in no feed, from a YAML file or by questions')
    .argument('[file]', 'YAML, or - for standard input; without it, a terminal asks')
    .addHelpText('after', example)
    .action(
      runCommand(io, async (file: string | undefined, _flags: object, command: Command) => {
        if (file === undefined && !io.stdin.isTTY)
          command.error('error: name a file, or call this on a terminal', { exitCode: 2 })
        const answers = file === undefined ? await ask(io) : await readAnswers(file, io)
        const record = readVehicle(answers, file)
        assertShowable(record)
        const { publicUrl, ...place } = openConfig(io.env)
        const shown = await withStock(place, async (store) => {
          await addByHand(store, record)
          return whatIsShown(store, record.metadata.stockId, publicUrl)
        })
        io.stdout.write(`${shown}${newWordsNote(record)}`)
      }),
    )
}

/** The filters offer a word that is not known as it is written. */
function newWordsNote(record: StockRecord): string {
  const words = unknownWords(record)
  return words.length === 0
    ? ''
    : `Not known, and kept as written: ${words.join(', ')}. If one is a misspelling, correct it and add the vehicle again.\n`
}

async function readAnswers(file: string, io: CommandIo): Promise<VehicleAnswers> {
  try {
    return parseVehicleFile(await (file === '-' ? readText(io.stdin) : readFile(file, 'utf8')))
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${messageOf(cause)}`, { cause })
  }
}

function readVehicle(answers: VehicleAnswers, file = 'The answers'): StockRecord {
  try {
    return parseVehicle(answers, { branches: site.branches, now: new Date() })
  } catch (cause) {
    throw new Error(`${file} is no vehicle yet:\n${messageOf(cause)}`, { cause })
  }
}

/** An empty answer leaves a field out. */
async function ask(io: CommandIo): Promise<VehicleAnswers> {
  const terminal = createInterface({ input: io.stdin, output: io.stdout })
  // Not by `question`, which loses lines that are pasted.
  const lines = terminal[Symbol.asyncIterator]()
  const answers: Record<string, string> = {}
  async function answer(question: string): Promise<string> {
    terminal.setPrompt(question)
    terminal.prompt()
    const line = await lines.next()
    if (line.done) throw new Error('Stopped: nothing was added')
    return line.value.trim()
  }
  try {
    for (const { name, question, isRequired } of vehicleFields) {
      do answers[name] = await answer(`${question}${isRequired ? '' : ' (optional)'}: `)
      while (isRequired && answers[name] === '')
    }
  } finally {
    terminal.close()
  }
  return answers
}

/**
 * Adds a vehicle, or changes one that was added before; its photos and note stay.
 *
 * @throws {Error} when its id or registration is another vehicle's.
 */
async function addByHand(store: StockStore, record: StockRecord): Promise<void> {
  const id = record.metadata.stockId
  await store.write(async (writer) => {
    const before = (await store.overrides()).find((each) => each.id === id)
    if (!before?.fields.record) await assertNotInStock(store, record)
    const images = before?.fields.images
    const fields = { record: keepDay(record, before?.fields.record), ...(images && { images }) }
    await writer.override(id, { fields, note: before?.note ?? null })
  })
}

/** A vehicle that is changed does not arrive again. */
function keepDay(record: StockRecord, former: StockRecord | undefined): StockRecord {
  const dateOnForecourt = former?.metadata.dateOnForecourt
  return dateOnForecourt == null ? record : { ...record, metadata: { ...record.metadata, dateOnForecourt } }
}

async function assertNotInStock(store: StockStore, { metadata, vehicle }: StockRecord): Promise<void> {
  const key = identifierKey(vehicle.registration)
  for await (const batch of store.all()) {
    const same = batch.find(
      (each) =>
        each.metadata.stockId === metadata.stockId ||
        (key !== null && identifierKey(each.vehicle.registration) === key),
    )
    if (!same) continue
    throw new Error(
      `${vehicleInWords(same)} is on the site already: \`forecourt stock set\` changes its price or state`,
    )
  }
}
