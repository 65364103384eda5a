import type { Command } from 'commander'
import { registerColumns } from './stock-columns.ts'
import { registerExport } from './stock-export.ts'
import { registerImport } from './stock-import.ts'
import { registerStats } from './stock-stats.ts'

/**
 * `stock import|columns|stats|export`. Exit codes: 0 done (for an import also when rows were rejected: the summary counts
 * them), 1 failed and the stock is as it was, 2 wrong usage, 130 stopped by Ctrl-C and the stock is as it was.
 */
export function registerStock(program: Command): void {
  const stock = program.command('stock').description('bring stock in from a feed, count it, write it out')
  registerImport(stock)
  registerColumns(stock)
  registerStats(stock)
  registerExport(stock)
}
