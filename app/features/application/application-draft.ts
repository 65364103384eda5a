import { readStored, writeStored } from '#app/ui/browser-storage.ts'
import type { ApplicationField } from '#domain/applications/application.ts'
import { applicationSteps } from '#domain/applications/application-fields.ts'
import { type ApplicationValues, emptyValues } from './application-values.ts'

/** An application that was begun in this tab and not sent. */
export interface ApplicationDraft {
  step: number
  values: ApplicationValues
  /** The fields that had an answer which no browser may store: they are asked again. */
  unkept: ApplicationField[]
}

/** Never in the storage of a browser: CONTRIBUTING.md. */
export const neverStored: readonly ApplicationField[] = ['dob', 'netIncome']

const storageKey = 'application'

/** After so long a reload is no longer the same visit: a browser may restore the storage of a closed tab days later. */
const keptMs = 60 * 60 * 1_000

/** The draft for a vehicle; null without one, for another vehicle, and after an hour without a change. */
export function recallDraft(vehicleId: string, now: number): ApplicationDraft | null {
  const stored = (readStored('tab', storageKey) ?? {}) as Readonly<Partial<Record<string, unknown>>>
  if (stored.vehicleId !== vehicleId || !(Number(stored.at) > now - keptMs)) return null
  const answers = (stored.values ?? {}) as Readonly<Partial<Record<string, unknown>>>
  const entries = Object.keys(emptyValues).map((name) => {
    const value = answers[name]
    return [name, typeof value === 'string' ? value : '']
  })
  const step = Number(stored.step)
  const unkept: unknown[] = Array.isArray(stored.unkept) ? stored.unkept : []
  return {
    step: Number.isInteger(step) && step >= 1 && step <= applicationSteps.length ? step : 1,
    values: { ...(Object.fromEntries(entries) as ApplicationValues), ...blanks },
    unkept: neverStored.filter((field) => unkept.includes(field)),
  }
}

/** Keeps every answer except those of `neverStored`. A form without an answer is no draft. */
export function keepDraft(
  vehicleId: string,
  { step, values }: Omit<ApplicationDraft, 'unkept'>,
  now: number,
) {
  const unkept = neverStored.filter((field) => values[field] !== '')
  const kept = Object.fromEntries(
    Object.entries({ ...values, ...blanks }).filter(([, value]) => value !== ''),
  )
  const isBlank = Object.keys(kept).length === 0 && unkept.length === 0
  writeStored('tab', storageKey, isBlank ? null : { vehicleId, step, values: kept, unkept, at: now })
}

export function forgetDraft(): void {
  writeStored('tab', storageKey, null)
}

const blanks: Partial<ApplicationValues> = Object.fromEntries(neverStored.map((name) => [name, '']))
