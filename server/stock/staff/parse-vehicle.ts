import { parse as parseYaml, YAMLError } from 'yaml'
import { parseRecord } from '#domain/stock/parse-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { BranchPlace } from '#domain/stock/shown-record.ts'
import { conditionOf } from '#domain/stock/vehicle-condition.ts'
import { branchOf } from '#domain/stock/vehicle-place.ts'
import sells from '#sells'
import { headingOf } from '../../feed/column-maps/column-map.ts'
import { createRowMapper } from '../../feed/column-maps/map-row.ts'
import { DetailFaults } from './detail-faults.ts'
import { vehicleFields, vehicleMap } from './vehicle-fields.data.ts'

/** What the dealer says of a vehicle, by the names in `vehicleFields`. */
export type VehicleAnswers = Readonly<Record<string, string>>

const names = vehicleFields.map(({ name }) => name)

/** Characters of a file. */
const longestFile = 50_000

/** @throws {Error} that names the line, or the field and those that there are. */
export function parseVehicleFile(text: string): VehicleAnswers {
  if (text.length > longestFile) throw new Error(`it has more than ${longestFile} characters`)
  const found = parsePlainYaml(text)
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new Error('it is no list of fields such as "make: Ford", one a line')
  for (const [name, value] of Object.entries(found)) {
    if (!names.includes(name)) throw new Error(`"${name}" is no field. There are: ${names.join(', ')}`)
    if (typeof value !== 'string') throw new Error(`"${name}" is no text or number`)
  }
  return found as VehicleAnswers
}

/** Every value as the text that it is written as: "03" of a stock number is no 3. */
function parsePlainYaml(text: string): unknown {
  try {
    return parseYaml(text, { schema: 'failsafe' })
  } catch (cause) {
    if (!(cause instanceof YAMLError)) throw cause
    throw new Error(`line ${cause.linePos?.[0].line ?? '?'} is no YAML: ${cause.message.split('\n')[0]}`, {
      cause,
    })
  }
}

/**
 * The record of a vehicle that is added by hand, whose id is its stock number, else its registration.
 *
 * @throws {DetailFaults} with all faults, whose message has one a line, in the names of the fields.
 */
export function parseVehicle(
  answers: VehicleAnswers,
  { branches, now }: { branches: readonly (BranchPlace & { name?: string; town: string })[]; now: Date },
): StockRecord {
  const given = Object.entries(answers).filter(([, text]) => text.trim() !== '')
  const faults = new Map<string, string>()
  for (const { name, isRequired } of vehicleFields)
    if (isRequired && !given.some(([given]) => given === name)) faults.set(name, 'it is missing')
  const { registration, 'stock number': stockNumber, branch, ...others } = Object.fromEntries(given)
  const id = stockNumber?.trim() ?? registration?.replaceAll(/\s+/g, '').toUpperCase()
  if (id === undefined) faults.set('stock number', 'give it, or a registration')
  const place = branch === undefined ? undefined : branchOf(placedAt(branch.trim()), branches)
  if (branch !== undefined && place === undefined)
    faults.set(
      'branch',
      `"${branch}" is none of ${branches.map(({ name, town }) => name ?? town).join(', ')}`,
    )
  const row = { ...others, type: others.type?.trim().toLowerCase(), registration, 'stock number': id }
  const cells = vehicleFields.map(({ name }) => row[name as keyof typeof row] ?? '')
  const { record } = createRowMapper(vehicleMap, names)(cells)
  const parsed = parseRecord(withDates(record, now), { now, sells })
  const problems = parsed.ok ? parsed.warnings : parsed.faults
  const missing = new Set(faults.keys())
  for (const { field, reason } of problems) {
    const name = headingOf(vehicleMap, field)
    if (!missing.has(name)) faults.set(name, reason)
  }
  if (parsed.ok && conditionOf(parsed.record) === null)
    faults.set('condition', 'say new or used, since there is no registration and no mileage')
  if (!parsed.ok || faults.size > 0) throw new DetailFaults(Object.fromEntries(faults))
  return completed(parsed.record, place)
}

function placedAt(text: string) {
  return { advertiser: { location: { town: text, postCode: text } } }
}

function withDates(record: { [key: string]: unknown }, now: Date): { [key: string]: unknown } {
  const day = now.toISOString().slice(0, 10)
  const dates = { dateOnForecourt: day, lastUpdated: now.toISOString() }
  return { ...record, metadata: { ...(record.metadata as object), ...dates } }
}

function completed(record: StockRecord, place: BranchPlace | undefined): StockRecord {
  if (place === undefined) return record
  const { town, postcode: postCode, latitude, longitude } = place
  return {
    ...record,
    advertiser: { ...record.advertiser, location: { town, postCode, latitude, longitude } },
  }
}
