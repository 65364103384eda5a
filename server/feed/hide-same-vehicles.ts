import type { OverriddenVehicle, StockWriter } from '#domain/stock/store.ts'
import type { SameVehicle, SameVehicles } from './same-vehicles.ts'

type Hidden = ReturnType<SameVehicles['hidden']>[number]

/** Removes from sale what is listed under another id, also what was added by hand before the feed had it. */
export async function hideSameVehicles(
  writer: StockWriter,
  hidden: readonly Hidden[],
  byHand: readonly OverriddenVehicle[],
): Promise<SameVehicle[]> {
  const overrides = new Map(byHand.map((each) => [each.id, each]))
  for (const each of hidden) {
    const override = each.isByHand ? overrides.get(each.hidden) : undefined
    if (override === undefined) {
      await writer.remove(each.hidden)
      continue
    }
    const note = [override.note, sameReason(each)].filter(Boolean).join('. ').slice(0, 1_000)
    await writer.override(each.hidden, { fields: { ...override.fields, state: 'removed' }, note })
  }
  return hidden.map(({ shown, hidden, mark }) => ({ shown, hidden, mark }))
}

export function sameReason({ shown, mark }: Pick<SameVehicle, 'shown' | 'mark'>): string {
  return `The same vehicle as ${shown} (${mark}), which changed later`
}
