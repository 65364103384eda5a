import { InvalidArgumentError, Option } from 'commander'
import { parseDay } from '#domain/leads/parse-day.ts'
import { startOfUkDay, ukDay } from '#domain/stock/uk-day.ts'
import type { Config } from '../config.ts'
import { deliveryStates } from '../leads/staff/all-leads.ts'
import type { LeadOffice } from '../leads/staff/lead-office.ts'
import { createAudit } from '../staff-audit.ts'
import { withOutbox } from './with-outbox.ts'

/** Runs `work` with the leads of the site, in the name of the user of the command. */
export function withOffice<T>(config: Config, work: (office: LeadOffice) => Promise<T>): Promise<T> {
  return withOutbox(config, (outbox) => work({ outbox, audit: createAudit(config.dataDir) }))
}

export function stateOption(): Option {
  return new Option('--state <state>', 'only those in this state').choices([...deliveryStates])
}

/** @throws {InvalidArgumentError} that commander turns into wrong usage. */
export function readDay(text: string): string {
  const day = parseDay(text, ukDay(Date.now()))
  if (day === null)
    throw new InvalidArgumentError('It must be a day such as 2026-01-31, 31/01/2026 or yesterday.')
  return day
}

/** A day is its beginning in the UK. @throws {InvalidArgumentError} */
export function readInstant(text: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/.test(text)
    ? Date.parse(text)
    : Number.NaN
  // Date.parse reads 31 February as 3 March.
  if (!Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text.slice(0, 10))) return instant
  return startOfUkDay(readDay(text))
}

/** `--email`, `--phone` and `--name`, which may be given together. */
export const personOptions = [
  ['--email <address>', 'the email address of the person'],
  ['--phone <number>', 'their telephone number, written in any way'],
  ['--name <name>', 'their name, or words of it'],
] as const
