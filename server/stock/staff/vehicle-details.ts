import { site } from '#content/site.ts'
import { type JsonObject, valueAt } from '#domain/stock/json-path.ts'
import { applyOverride, withDetails } from '#domain/stock/override.ts'
import type { Details } from '#domain/stock/override-fields.ts'
import { type ParsedRecord, parseRecord } from '#domain/stock/parse-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { conditionOf } from '#domain/stock/vehicle-condition.ts'
import { branchOf } from '#domain/stock/vehicle-place.ts'
import sells from '#sells'
import { headingOf } from '../../feed/column-maps/column-map.ts'
import { createRowMapper } from '../../feed/column-maps/map-row.ts'
import type { Held, SetByHand } from './change-by-hand.ts'
import { DetailFaults } from './detail-faults.ts'
import { setOrNothing } from './set-fields.ts'
import { vehicleFields, vehicleMap } from './vehicle-fields.data.ts'

/** Those that the form of a vehicle has: the price has a form of its own, and the stock number never changes. */
export const detailFields = vehicleFields.filter(({ name }) => name !== 'price' && name !== 'stock number')

const names = vehicleFields.map(({ name }) => name)
const placePath = 'advertiser.location'
const pathOf = new Map(detailFields.map(({ name, to }) => [name, to.split('.')]))

/** The texts of the form, by the name of each field. */
export type DetailTexts = Readonly<Record<string, string>>

/** A record as the form shows it. */
export function textsOf(record: StockRecord): Record<string, string> {
  return Object.fromEntries(
    detailFields.map(({ name, values, as }) => {
      const value = valueAt(record, pathOf.get(name) ?? [])
      const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
      const word = Object.entries(values ?? {}).find(([, meant]) => meant === text)?.[0]
      return [name, word ?? (as === 'date' ? ukDate(text) : text)]
    }),
  )
}

/** The field of the form that a path belongs to. */
export function fieldOfPath(path: string): string {
  return path.startsWith(placePath) ? 'branch' : headingOf(vehicleMap, path)
}

function touchedFields(shown: DetailTexts, texts: DetailTexts) {
  return detailFields.filter(
    ({ name }) => texts[name] !== undefined && tidy(texts[name]) !== tidy(shown[name] ?? ''),
  )
}

/** Whether a field that was touched says something else now than the form was filled with. */
export function hasOtherTexts(record: StockRecord, shown: DetailTexts, texts: DetailTexts): boolean {
  const now = textsOf(record)
  return touchedFields(shown, texts).some(({ name }) => tidy(now[name] ?? '') !== tidy(shown[name] ?? ''))
}

/**
 * What is set of a vehicle once its form was filled in so. A field that was not touched follows the feed, and one that says
 * what the feed says follows it again.
 *
 * @param shown what the form was filled with, so that what nobody touched is not set
 * @throws {DetailFaults} by the checks of a feed
 */
export function withTexts(held: Held, shown: DetailTexts, texts: DetailTexts, now: Date): SetByHand {
  const { fields, fed, note } = held
  const touched = touchedFields(shown, texts)
  const details = {
    ...fields.details,
    ...readTexts(
      touched.map(({ name }) => name),
      texts,
    ),
  }
  const { details: _, ...others } = fields
  const base = fields.record ?? fed
  if (base === null) throw new Error('A vehicle without a record')
  const check = (of: Details) => parseRecord(withDetails(applyOverride(fed, others), of), { now, sells })
  const parsed = check(details)
  const faults = faultsOf(parsed)
  // A record that is refused does not say which of its other values cannot be read.
  const readable = Object.entries(details).filter(([path]) => !(fieldOfPath(path) in faults))
  if (!parsed.ok) Object.assign(faults, faultsOf(check(Object.fromEntries(readable))))
  if (parsed.ok && conditionOf(parsed.record) === null)
    faults.condition = 'Say new or used, since there is no registration and no mileage'
  for (const { name, isRequired } of touched)
    if (isRequired && tidy(texts[name] ?? '') === '') faults[name] = 'It is missing'
  if (!parsed.ok || Object.keys(faults).length > 0) throw new DetailFaults(faults)
  const read = readAt(parsed.record, Object.keys(details))
  // An own vehicle has no feed to go back to.
  if (fields.record) return { fields: { ...others, record: withDetails(fields.record, read) }, note }
  const own = Object.entries(read).filter(
    ([path, value]) => value !== (valueAt(base, path.split('.')) ?? null),
  )
  return setOrNothing({ ...others, ...(own.length > 0 && { details: Object.fromEntries(own) }) }, note)
}

function faultsOf(parsed: ParsedRecord): Record<string, string> {
  const problems = parsed.ok ? parsed.warnings : parsed.faults
  return Object.fromEntries(problems.map(({ field, reason }) => [fieldOfPath(field), reason]))
}

/** The values of a form before they are checked. */
function readTexts(touched: readonly string[], texts: DetailTexts): Details {
  const others = touched.filter((name) => name !== 'branch')
  const cells = names.map((name) => {
    const text = others.includes(name) ? tidy(texts[name] ?? '') : ''
    return name === 'type' ? text.toLowerCase() : text
  })
  const { record } = createRowMapper(vehicleMap, names)(cells)
  const paths = others.map((name) => (pathOf.get(name) ?? []).join('.'))
  return {
    ...readAt(record, paths),
    ...(touched.includes('branch') && placeOf(tidy(texts.branch ?? ''))),
  }
}

function readAt(record: JsonObject, paths: readonly string[]): Details {
  return Object.fromEntries(
    paths.map((path) => {
      const value = valueAt(record, path.split('.'))
      return [path, typeof value === 'string' || typeof value === 'number' ? value : null]
    }),
  )
}

function placeOf(text: string): Details {
  const place = branchOf({ advertiser: { location: { town: text, postCode: text } } }, site.branches)
  if (text !== '' && place === undefined) {
    const known = site.branches.map(({ name, town }) => name ?? town).join(', ')
    throw new DetailFaults({ branch: `It is none of ${known}` })
  }
  const { town = null, postcode = null, latitude = null, longitude = null } = place ?? {}
  return {
    [`${placePath}.town`]: town,
    [`${placePath}.postCode`]: postcode,
    [`${placePath}.latitude`]: latitude,
    [`${placePath}.longitude`]: longitude,
  }
}

/** Browsers send lines with a carriage return. */
function tidy(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

/** "14/03/2027" of an ISO day; any other text as it is. */
export function ukDate(text: string): string {
  return text.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$3/$2/$1')
}
