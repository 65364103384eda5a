import { isListedByHand, type Override, withoutFeed } from '#domain/stock/override.ts'
import type { OverriddenVehicle } from '#domain/stock/store.ts'
import { type VehicleState, vehicleStates } from './vehicle-state.ts'

/** A row of `override` without its key: JSON, and an instant in seconds. */
export interface OverrideRow {
  fields: string
  note: string | null
  at: number
  fed: string | null
}

/** `OverrideRow` in SQL. */
export const overrideColumns = 'override.fields, override.note, override.at, override.fed'

export function readOverride({ fields, note, at, fed }: OverrideRow): Override {
  return { fields: JSON.parse(fields), note, at: at * 1000, fed: fed === null ? null : JSON.parse(fed) }
}

/** As a left join has it: nulls where there is no override. */
export type JoinedOverride = { [Column in keyof OverrideRow]: OverrideRow[Column] | null }

export function readJoinedOverride(row: JoinedOverride): Override | null {
  return row.fields === null ? null : readOverride(row as OverrideRow)
}

/** The values of `fields`, `note`, `at`, `fed` and `keeps`. */
export function overrideValues({ fields, note, at, fed }: Override) {
  const keeps = Number(isListedByHand(fields))
  return [JSON.stringify(fields), note, Math.floor(at / 1000), fed && JSON.stringify(fed), keeps] as const
}

export interface OverriddenRow extends OverrideRow {
  id: string
  state: VehicleState
  json: string
}

export function readOverridden({ id, state, json, ...row }: OverriddenRow): OverriddenVehicle {
  return { id, record: JSON.parse(json), isListed: state === vehicleStates.listed, ...readOverride(row) }
}

/** The override of a vehicle that the feed no longer has. */
export function leftBeneath(override: Override): Override {
  return { ...override, fed: override.fed && withoutFeed(override.fed) }
}
