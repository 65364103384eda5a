import { applicationFields } from '#domain/applications/application-fields.ts'
import type { Outbox } from '#domain/applications/outbox.ts'
import { findLead } from './find-lead.ts'
import type { Audit } from './leads-audit.ts'
import { entryAsJson } from './leads-entries.ts'

/** `name` is an id or a reference. */
export async function showLead(
  outbox: Outbox,
  name: string,
  { json, audit }: { json?: true; audit: Audit },
): Promise<number> {
  const id = await findLead(outbox, name)
  const found = await outbox.show(id)
  if (!found) {
    process.stderr.write(`There is no application ${id}\n`)
    return 1
  }
  if (found.application) audit({ command: 'show', id })
  const entry = entryAsJson(found.entry)
  const payload = found.application?.payload ?? null
  if (json) {
    process.stdout.write(`${JSON.stringify({ ...entry, payload }, null, 2)}\n`)
    return 0
  }
  const lines = Object.entries(entry).map(([name, value]) => `${name}: ${value ?? '-'}`)
  if (!payload) lines.push('What the applicant wrote was erased.')
  else {
    lines.push('', `Vehicle: ${payload.vehicleId}`)
    for (const [name, value] of Object.entries(payload.vehicleDetails)) lines.push(`  ${name}: ${value}`)
    lines.push('')
    for (const { name, label } of applicationFields)
      if (payload[name]) lines.push(`${label}: ${payload[name]}`)
  }
  process.stdout.write(`${lines.join('\n')}\n`)
  return 0
}
