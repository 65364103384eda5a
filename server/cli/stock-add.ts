import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { text as readText } from 'node:stream/consumers'
import type { Command } from 'commander'
import { site } from '#content/site.ts'
import { answersOfPlate, completeByPlate, withPlateFacts } from '#domain/registers/complete-by-plate.ts'
import { type FoundPlate, whyNotFilled } from '#domain/registers/plate-answer.ts'
import { identifierKey } from '#domain/stock/identifier-key.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { unknownWords } from '../feed/new-words.ts'
import { createDvla, type Dvla } from '../registers/dvla.ts'
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

With --plate, the DVLA tells make, year, fuel, colour, engine, CO2, emission class, tax and MOT. What the file has wins.

Fields: ${vehicleFields.map(({ name }) => name).join(', ')}.
The same file with other values changes the vehicle.`

/** `stock add`. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export function registerAdd(add: Command, io: CommandIo): void {
  add
    .argument('[file]', 'YAML, or - for standard input; without it, a terminal asks')
    .option('--plate <registration>', 'ask the DVLA what it knows of this number plate')
    .addHelpText('after', example)
    .action(
      runCommand(io, async (file: string | undefined, { plate }: { plate?: string }, command: Command) => {
        if (file === undefined && !io.stdin.isTTY)
          command.error('error: name a file, or call this on a terminal', { exitCode: 2 })
        const { publicUrl, dvla, ...place } = openConfig(io.env)
        if (plate !== undefined && dvla === null)
          command.error('error: --plate needs DVLA_API_KEY', { exitCode: 2 })
        const found = plate !== undefined && dvla ? await askDvla(createDvla(dvla), plate, io) : null
        const given = file === undefined ? await ask(io, plate, found) : await readAnswers(file, io)
        const record = readVehicle(given, { file, plate, found })
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

/** Null, and said why, when nothing can be filled in. */
async function askDvla(dvla: Dvla, plate: string, { stderr }: CommandIo): Promise<FoundPlate | null> {
  const answer = await dvla.lookUp(plate)
  if (answer.state === 'found') return answer
  stderr.write(`${whyNotFilled(answer)} Only what you say yourself is used.\n`)
  return null
}

interface Sources {
  file: string | undefined
  plate: string | undefined
  found: FoundPlate | null
}

function readVehicle(given: VehicleAnswers, { file = 'The answers', plate, found }: Sources): StockRecord {
  try {
    assertSamePlate(given.registration, plate)
    const own = plate === undefined ? given : { registration: plate, ...given }
    const answers = plate !== undefined && found ? completeByPlate(own, plate, found) : own
    const record = parseVehicle(answers, { branches: site.branches, now: new Date() })
    return found ? withPlateFacts(record, given, found) : record
  } catch (cause) {
    throw new Error(`${file} is no vehicle yet:\n${messageOf(cause)}`, { cause })
  }
}

function assertSamePlate(given: string | undefined, plate: string | undefined): void {
  if (given === undefined || given.trim() === '' || plate === undefined) return
  if (identifierKey(given) !== identifierKey(plate))
    throw new Error('registration: it is another one than that of --plate')
}

/** An empty answer leaves a field out, or to the DVLA, whose answer stands in brackets. */
async function ask(
  io: CommandIo,
  plate: string | undefined,
  found: FoundPlate | null,
): Promise<VehicleAnswers> {
  const known = plate !== undefined && found ? answersOfPlate(plate, found.facts) : {}
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
      const hint = known[name] ? ` [${known[name]}]` : isRequired ? '' : ' (optional)'
      do answers[name] = await answer(`${question}${hint}: `)
      while (isRequired && answers[name] === '' && !known[name])
    }
  } finally {
    terminal.close()
  }
  return answers
}
