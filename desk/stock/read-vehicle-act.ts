import type { VehicleAct } from '#server/stock/staff/vehicle-acts.ts'

/** What the forms of a vehicle's page send; null for what none of them does. `seen` and `shown`: what the person saw. */
export function readVehicleAct(
  form: FormData,
): { act: VehicleAct | { act: 'undo' }; seen: number; shown: string } | null {
  const text = (name: string) => String(form.get(name) ?? '')
  const seen = Number(text('seen'))
  const act = actOf(text('act'), text)
  return act !== null && Number.isSafeInteger(seen) ? { act, seen, shown: text('shown') } : null
}

function actOf(name: string, text: (name: string) => string): VehicleAct | { act: 'undo' } | null {
  switch (name) {
    case 'price':
      return { act: name, price: text('price') }
    case 'reserved':
      return { act: name, until: text('until'), lead: text('lead') }
    case 'note':
      return { act: name, note: text('note') }
    case 'sold':
    case 'available':
    case 'removed':
    case 'mileage':
    case 'undo':
      return { act: name }
    default: {
      const field = /^released:(.+)$/.exec(name)?.[1]
      return field === undefined ? null : { act: 'released', field }
    }
  }
}
