// The leads commands alone, for tests: the whole command takes several times as long to start.
import { Command } from 'commander'
import { readConfig } from '../config.ts'
import { registerLeads } from './leads.ts'

const program = new Command()
registerLeads(program, () => readConfig(process.env))
await program.parseAsync()
