import { mentionsVat, readVatStatus } from '../finance/vat-words.ts'
import { knownMake } from '../makes/known-make.ts'
import { knownModel } from '../makes/known-model.ts'
import { dateFields, monthFields, pastFields } from './date-fields.ts'
import { isoDay } from './iso-day.ts'
import { isContainer, type JsonPath, removeAt, replaceAt } from './json-path.ts'
import { knownWord, knownWordFields } from './known-word.ts'
import { lifecycleStates, readLifecycle } from './lifecycle-words.ts'
import { isListed } from './listing-state.ts'
import { isMissing } from './missing-words.ts'
import { readDay, readInstant, readMonth } from './read-day.ts'
import type { StockRecord } from './record.ts'
import type { RecordWarning } from './record-fault.ts'
import { createRepairLog, type RepairLog } from './repair-log.ts'
import { withTidyCheck } from './tidy-history-check.ts'
import { readVehicleType } from './type-words.ts'

interface TidiedValues {
  /** The input itself where nothing had to be changed, as for nearly every record of a good feed. */
  record: StockRecord
  warnings: RecordWarning[]
}

/**
 * Gives values that mean the same the same form, once, at intake: words by `known-words.data.ts`, makes and models by those of
 * `domain/makes`, dates as ISO 8601. A word that is not known is kept. A date that cannot be read, or lies in the future
 * though it cannot, is left out with a warning, and so is a history check that could not be shown; a VAT status that cannot be read is kept with one.
 */
export function tidyValues(record: StockRecord, now: Date): TidiedValues {
  const log = createRepairLog()
  let tidied = withTidyPlate(withTidyType(withTidyState(withTidyWords(record), log)), log)
  const status = vatStatusOf(tidied, log)
  if (status !== undefined) tidied = replaceAt(tidied, vatPath, status) as StockRecord
  tidied = withTidyCheck(tidied, log)
  tidied = withTidyDates(tidied, { log, now, today: now.toISOString().slice(0, 10) })
  return { record: tidied, warnings: log.warnings() }
}

const statePath = ['metadata', 'lifecycleState']

/** A state that is not known stays as it is: its vehicle is neither listed nor removed. */
function withTidyState(record: StockRecord, log: RepairLog): StockRecord {
  const given = record.metadata.lifecycleState
  if (given == null) return record
  const state = readLifecycle(given)
  if (state === null) {
    const known = lifecycleStates.join(', ')
    log.notUnderstood(
      statePath,
      `${JSON.stringify(given)} is no state that is known: not shown. Known are ${known}`,
    )
  }
  return state === null || state === given ? record : (replaceAt(record, statePath, state) as StockRecord)
}

/** "LCV" is a van. "Panel Van" says the body too, unless the record has one. */
function withTidyType(record: StockRecord): StockRecord {
  const { vehicle } = record
  if (vehicle.vehicleType == null) return record
  const read = readVehicleType(vehicle.vehicleType)
  if (read === null) return record
  const { vehicleType, bodyType } = read
  const body = vehicle.bodyType == null && bodyType ? { bodyType } : null
  const isSame = vehicleType === vehicle.vehicleType && body === null
  return isSame ? record : { ...record, vehicle: { ...vehicle, vehicleType, ...body } }
}

/** Of any country, with a figure as all British ones have; not "Private plate", nor "AB12 CDE (was X1 ABC)", which may be either. */
const plate = /^(?=.*\d)[\p{L}\d]{2,10}$/u

function withTidyPlate(record: StockRecord, log: RepairLog): StockRecord {
  const { registration } = record.vehicle
  if (registration == null || plate.test(registration.slice(0, 40).replaceAll(/[\s.·-]/g, ''))) return record
  log.leftOut(['vehicle', 'registration'], `${JSON.stringify(registration.slice(0, 60))} is no number plate`)
  return removeAt(record, ['vehicle', 'registration']) as StockRecord
}

const vatPath = ['adverts', 'retailAdverts', 'vatStatus']

/** What replaces the status: the whole words for one that does not name the tax, such as "Excl". */
function vatStatusOf({ adverts }: StockRecord, log: RepairLog): string | null | undefined {
  const given = adverts.retailAdverts.vatStatus
  if (given == null) return undefined
  if (isMissing(given)) return null
  const status = readVatStatus(given)
  if (status !== null) return mentionsVat(given) ? undefined : status
  log.notUnderstood(vatPath, `${JSON.stringify(given)} does not say whether the price includes VAT`)
  return undefined
}

type Vehicle = StockRecord['vehicle']

/** Other texts that a feed fills with "Unknown" or "TBC". */
const plainFields = [
  'make',
  'model',
  'derivative',
  'trim',
  'generation',
  'colour',
  'registration',
  'plate',
  'emissionClass',
  'roofHeightType',
  'axleConfiguration',
] as const

function withTidyWords(record: StockRecord): StockRecord {
  const { vehicle } = record
  const own = tidyWords(vehicle)
  const standard = vehicle.standard == null ? null : tidyWords(vehicle.standard)
  if (own === vehicle && standard === (vehicle.standard ?? null)) return record
  return { ...record, vehicle: standard === null ? own : { ...own, standard } }
}

function tidyWords<Words extends Partial<Vehicle>>(words: Words): Words {
  let tidied: Partial<Vehicle> = words
  const set = (field: string, value: string | null) => {
    tidied = { ...tidied, [field]: value }
  }
  for (const field of plainFields) if (isMissing(words[field] ?? '-x')) set(field, null)
  for (const field of knownWordFields) {
    const text = words[field]
    if (text == null) continue
    if (isMissing(text)) set(field, null)
    else {
      const known = knownWord(field, text)
      if (field === 'bodyType' && isGermanEstate(text, words.vehicleType)) set(field, 'Estate')
      else if (known !== null && known !== text) set(field, known)
      if (field === 'bodyType' && !words.cabType) setCabOfPickup(text, set)
    }
  }
  if (tidied.make == null) return tidied as Words
  const make = knownMake(tidied.make)
  if (make !== tidied.make) set('make', make)
  const model = tidied.model == null ? null : knownModel(make, tidied.model)
  if (model !== null && model !== tidied.model) set('model', model)
  return tidied as Words
}

/** A Kombi is a van with seats in Britain, and as a PKW an estate. */
function isGermanEstate(body: string, type: string | null | undefined): boolean {
  return /^kombi$/i.test(body.trim()) && readVehicleType(type ?? '')?.vehicleType === 'Car'
}

/** "Double cab pick-up" is a pick-up, and says what cab it has. */
function setCabOfPickup(text: string, set: (field: string, value: string) => void): void {
  const cab = /^(single|double|crew|king|extended) ?cab/i.exec(text)?.[1]
  const known = cab && /pick/i.test(text) ? knownWord('cabType', cab) : null
  if (known) set('cabType', known)
}

const splitFields = [...dateFields].map((field) => ({ field, names: field.split('.') }))

interface Dating {
  log: RepairLog
  now: Date
  /** The day of `now`. */
  today: string
}

function withTidyDates(record: StockRecord, dating: Dating): StockRecord {
  let tidied = record
  for (const { field, names } of splitFields) {
    if (isPlainAt(record, names, dating.today)) continue
    for (const { path, text } of datesAt(record, names, []))
      tidied = withTidyDate(tidied, { field, path, text }, dating)
  }
  return tidied
}

/** Whether the field is absent or plain. Of a list it is not known. */
function isPlainAt(record: StockRecord, names: readonly string[], today: string): boolean {
  let value: unknown = record
  for (const name of names) {
    if (value == null) return true
    if (!isContainer(value) || Array.isArray(value)) return false
    value = value[name]
  }
  return value == null || (typeof value === 'string' && isPlain(value, today))
}

interface FoundDate {
  path: JsonPath
  text: string
}

/** Those that the record has in a field, with their places in its lists. */
function datesAt(value: unknown, names: readonly string[], before: JsonPath): FoundDate[] {
  const [name, ...rest] = names
  if (name === undefined) return typeof value === 'string' ? [{ path: before, text: value }] : []
  if (!isContainer(value)) return none
  if (Array.isArray(value)) return value.flatMap((each, at) => datesAt(each, names, [...before, at]))
  return value[name] == null ? none : datesAt(value[name], rest, [...before, name])
}

const none: FoundDate[] = []

/** A day or an instant of the past as ISO writes it, which nearly every date is. */
function isPlain(text: string, today: string): boolean {
  return text <= today && plainDate.test(text)
}

const plainDate =
  /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])(?:T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?Z)?$/

function withTidyDate(
  record: StockRecord,
  { field, path, text }: FoundDate & { field: string },
  { log, now }: Dating,
): StockRecord {
  const isInstant = field === 'metadata.lastUpdated'
  const day = isIso(text) ? text : isInstant ? readInstant(text) : readDay(text)
  const read = day ?? (monthFields.has(field) ? readMonth(text) : null)
  const mayBeAhead = !pastFields.has(field) || (field === 'metadata.dateOnForecourt' && !isListed(record))
  const isAhead = read !== null && !mayBeAhead && Date.parse(read) > now.getTime() + dayMs
  if (read !== null && !isAhead)
    return read === text ? record : (replaceAt(record, path, read) as StockRecord)
  if (!isMissing(text))
    log.leftOut(path, `${JSON.stringify(text.slice(0, 60))} is ${isAhead ? 'in the future' : 'not a date'}`)
  return removeAt(record, path) as StockRecord
}

const dayMs = 86_400_000

/** As Auto Trader writes dates: a day, or an instant that begins with one. */
function isIso(text: string): boolean {
  return isoDay(text) !== null && !Number.isNaN(Date.parse(text)) && /^\d{4}-\d\d-\d\d(?:T|$)/.test(text)
}
