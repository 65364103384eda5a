import type { ExportedRow } from './export-rows.ts'

/** Vehicles that lack one field. */
export interface MissingField {
  field: string
  required: boolean
  vehicles: number
  /** The first few. */
  ids: string[]
}

export interface ExportSummary {
  exported: number
  /** Left out because a required field is missing. */
  incomplete: number
  /** Left out because the receiver takes no such vehicle, by reason. */
  refused: Record<string, number>
  /** Required fields first, then in descending order. */
  missing: MissingField[]
}

/** How many ids are kept for each field, so that the memory of an export does not grow with the stock. */
const keptIds = 5

export function createExportSummary() {
  let exported = 0
  let incomplete = 0
  const refused: Record<string, number> = {}
  const missing = new Map<string, MissingField>()

  return {
    add({ id, line, refusal, missing: fields }: ExportedRow): void {
      if (refusal !== null) refused[refusal] = (refused[refusal] ?? 0) + 1
      else if (line === null) incomplete += 1
      else exported += 1
      for (const { field, required } of fields) {
        const lacking = missing.get(field) ?? { field, required, vehicles: 0, ids: [] }
        lacking.vehicles += 1
        if (lacking.ids.length < keptIds) lacking.ids.push(id)
        missing.set(field, lacking)
      }
    },
    read(): ExportSummary {
      const fields = [...missing.values()].sort(
        (a, b) => Number(b.required) - Number(a.required) || b.vehicles - a.vehicles,
      )
      return { exported, incomplete, refused, missing: fields }
    },
  }
}
