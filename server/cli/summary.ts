import { type Command, InvalidArgumentError } from 'commander'
import { openConfig } from './command-config.ts'
import { runCommand } from './run-command.ts'
import { summarise } from './summarise.ts'
import { summaryText } from './summary-text.ts'

interface SummaryFlags {
  weeks: number
  json?: true
}

/** `summary`: the stock and the leads of the last weeks. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export function registerSummary(program: Command): void {
  program
    .command('summary')
    .description('the week in figures: leads, arrivals, sales, price changes, days in stock, price position')
    .option('--weeks <n>', 'number of weeks, up to today', parseWeeks, 1)
    .option('--json', 'as one JSON object, with every make')
    .action(
      runCommand(async ({ weeks, json }: SummaryFlags) => {
        const summary = await summarise(openConfig(), { weeks, now: Date.now() })
        process.stdout.write(json ? `${JSON.stringify(summary)}\n` : summaryText(summary))
        return 0
      }),
    )
}

/** @throws {InvalidArgumentError} that commander turns into wrong usage. */
function parseWeeks(text: string): number {
  const weeks = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (weeks >= 1) return weeks
  throw new InvalidArgumentError('It must be a whole number from 1 to 999.')
}
