import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { text as readText } from 'node:stream/consumers'
import type { Command } from 'commander'
import { site } from '#content/site.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { unknownWords } from '../feed/new-words.ts'
import { addByHand } from '../stock/staff/add-by-hand.ts'
import { whatIsShown } from '../stock/staff/change-by-hand.ts'
import { parseVehicle, parseVehicleFile, type VehicleAnswers } from '../stock/staff/parse-vehicle.ts'
import { vehicleFields } from '../stock/staff/vehicle-fields.data.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { messageOf, runCommand } from './run-command.ts'
import { withStockOffice } from './with-stock-office.ts'

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
        const { publicUrl, ...place } = openConfig(io.env)
        const shown = await withStockOffice(place, async (office) => {
          await addByHand(office, record)
          return whatIsShown(office.store, record.metadata.stockId, publicUrl)
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
