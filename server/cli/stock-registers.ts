import type { Command } from 'commander'
import { type Disagreement, disagreementInWords } from '#domain/registers/register-disagreements.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import { type DisputedVehicle, listDisagreements } from '../registers/list-disagreements.ts'
import { plainLine, vehicleInWords } from '../stock/staff/vehicle-text.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { runCommand } from './run-command.ts'
import { withStock } from './with-stock.ts'

/** `stock registers`. Exit codes: 0 done, 1 failed. */
export function registerRegisters(registers: Command, io: CommandIo): void {
  registers.option('--json', 'as one JSON array').action(
    runCommand(io, async ({ json }: { json?: true }) => {
      const disputed = await withStock(openConfig(io.env), (store) =>
        listDisagreements(store, ukDay(Date.now())),
      )
      if (json) io.stdout.write(`${JSON.stringify(disputed.map(asJson))}\n`)
      else if (disputed.length === 0) io.stderr.write('No advert differs from what was read\n')
      else io.stdout.write(`${disputed.map(inWords).join('\n')}\n`)
    }),
  )
}

function asJson({ record, disagreements }: DisputedVehicle) {
  return { id: record.metadata.stockId, registration: record.vehicle.registration, disagreements }
}

function inWords({ record, disagreements }: DisputedVehicle): string {
  return [vehicleInWords(record), ...disagreements.map((each) => `  ${plainLine(sentence(each))}`)].join('\n')
}

function sentence(disagreement: Disagreement): string {
  const off = disagreement.isWithheld
    ? ' The page does not show a mileage until `forecourt stock set ID --mileage-checked`.'
    : ''
  return `${disagreementInWords(disagreement)}${off}`
}
