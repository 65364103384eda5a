import type { z } from 'zod'
import { publicRecord } from '#domain/stock/public-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { creditInWords } from './credit-in-words.ts'
import { motInWords } from './mot-in-words.ts'
import { type Asked, answerOf, createRoom, faultOf, stockData, type ToolAnswer } from './tool-answer.ts'
import type { compareInput } from './tool-schemas.ts'
import { vehicleSummary } from './vehicle-summary.ts'

/** Vehicles side by side: what their public records say differently, and alike. Sold and unknown ones are named. */
export async function compareVehicles(
  { ids }: z.output<typeof compareInput>,
  asked: Asked,
): Promise<ToolAnswer> {
  const wanted = [...new Set(ids)]
  const found = await Promise.all(wanted.map((id) => asked.stock.find(id)))
  const records = found.flatMap((each) => (each.state === 'listed' ? [each.record] : []))
  const missing = wanted.filter((_, at) => found[at]?.state !== 'listed')
  if (records.length < 2)
    return faultOf('Fewer than two of these vehicles are listed, so there is nothing to compare.')
  const fits = createRoom()
  const vehicles = records.map((record) => vehicleSummary(asked, record))
  for (const vehicle of vehicles) fits(vehicle)
  const { different, same } = compareFields(
    records.map((record) => publicRecord(record).vehicle),
    fits,
  )
  const equipment = compareEquipment(records, fits)
  const mot = records.map((record) => ({ id: record.metadata.stockId, ...motInWords(record, fits) }))
  const shown = records.map(({ metadata }) => `v=${encodeURIComponent(metadata.stockId)}`)
  return answerOf(
    `${records.length} vehicles of our stock. A person sees them side by side at \`sideBySide\`.`,
    vehicles.some(({ monthlyEstimate }) => monthlyEstimate !== undefined) ? creditInWords() : null,
    stockData({
      vehicles,
      different,
      same,
      ...(equipment && { equipmentOfSome: equipment }),
      ...(records.some(({ motHistory }) => motHistory !== undefined) && { mot }),
      sideBySide: `${asked.origin}/compare?${shown.join('&')}`,
      ...(missing.length > 0 && { notListed: missing }),
    }),
  )
}

type Vehicle = StockRecord['vehicle']

/** Each field that is a text, a number or a yes, with a value for each vehicle: null where its record has none. */
function compareFields(vehicles: readonly Vehicle[], fits: (part: unknown) => boolean) {
  const names = new Set(vehicles.flatMap((vehicle) => Object.keys(vehicle)))
  const rows = [...names]
    .map((name) => [name, vehicles.map((vehicle) => plainValue(vehicle[name]))] as const)
    .filter((row) => row[1].some((value) => value !== null) && fits(row))
  const isSame = (values: readonly unknown[]) => values.every((value) => value === values[0])
  return {
    different: Object.fromEntries(rows.filter(([, values]) => !isSame(values))),
    same: Object.fromEntries(rows.flatMap(([name, values]) => (isSame(values) ? [[name, values[0]]] : []))),
  }
}

function plainValue(value: unknown): string | number | boolean | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** What some adverts list and others do not, a yes or no for each vehicle. An advert that lists nothing says nothing: null. */
function compareEquipment(records: readonly StockRecord[], fits: (part: unknown) => boolean) {
  const lists = records.map(
    ({ features }) =>
      new Map((features ?? []).flatMap(({ name }) => (name ? [[name.toLowerCase(), name]] : []))),
  )
  if (lists.filter(({ size }) => size > 0).length < 2) return null
  const rows = [...new Map(lists.flatMap((list) => [...list]))].flatMap(([key, name]) => {
    const listed = lists.map((list) => (list.size === 0 ? null : list.has(key)))
    return listed.includes(false) && fits([name, listed]) ? [[name, listed] as const] : []
  })
  return Object.fromEntries(rows)
}
