import { createInterface } from 'node:readline/promises'
import type { Outbox } from '#domain/applications/outbox.ts'
import { findLeads } from './find-lead.ts'
import type { Audit } from './leads-audit.ts'
import { allEntries } from './leads-entries.ts'

/** Which applications to erase: exactly one of these. An id may be a reference. */
export type Selection = { ids: readonly string[] } | { email: string } | { before: number }

interface EraseOptions {
  audit: Audit
  /** Erases without asking. */
  yes?: true
  /** Null without a terminal. */
  ask?: ((question: string) => Promise<string>) | null
}

/** `leads erase`: 0 all erased, 1 some unknown or being delivered or not confirmed, 2 no terminal to ask on. */
export async function eraseLeads(
  outbox: Outbox,
  selection: Selection,
  { audit, yes, ask = process.stdin.isTTY ? askOnTerminal : null }: EraseOptions,
): Promise<number> {
  const ids = await idsOf(outbox, selection)
  if (ids.length === 0) {
    process.stdout.write('There is no application to erase\n')
    return 0
  }
  if (!yes) {
    if (!ask) {
      process.stderr.write('This erases applications for good: give --yes where nobody can be asked\n')
      return 2
    }
    const what = ids.length === 1 ? '1 application' : `${ids.length} applications`
    const answer = await ask(`Erase what the applicants wrote in ${what} for good? Type yes: `)
    if (answer.trim().toLowerCase() !== 'yes') return 1
  }
  audit({ command: 'erase', applications: ids.length })
  const { erased, inFlight, unknown } = await outbox.erase(ids, Date.now())
  process.stdout.write(`${erased} erased\n`)
  for (const id of unknown) process.stderr.write(`There is no application ${id}\n`)
  for (const id of inFlight) {
    process.stderr.write(`The application ${id} is being delivered; try again in a minute\n`)
  }
  return unknown.length + inFlight.length === 0 ? 0 : 1
}

async function idsOf(outbox: Outbox, selection: Selection): Promise<readonly string[]> {
  if ('ids' in selection) return findLeads(outbox, selection.ids)
  const ids: string[] = []
  for await (const { id, acceptedAt } of allEntries(outbox)) {
    const isMeant =
      'before' in selection
        ? acceptedAt < selection.before && (await isKept(outbox, id))
        : await isFrom(outbox, id, selection.email)
    if (isMeant) ids.push(id)
  }
  return ids
}

/** False once it is erased; one that is damaged can be erased too. */
async function isKept(outbox: Outbox, id: string): Promise<boolean> {
  return outbox.show(id).then(
    (found) => found?.application !== null,
    () => true,
  )
}

async function isFrom(outbox: Outbox, id: string, email: string): Promise<boolean> {
  try {
    const payload = (await outbox.show(id))?.application?.payload
    return payload?.email?.trim().toLowerCase() === email.trim().toLowerCase()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return false
  }
}

async function askOnTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}
