// The stock commands alone, for tests: the whole command takes several times as long to start.
import { Command } from 'commander'
import { readConfig } from '../config.ts'
import { registerStock } from './stock.ts'

const program = new Command()
registerStock(program, () => readConfig(process.env))
await program.parseAsync()
