import { isContainer, isObject, type JsonObject } from './json-path.ts'
import { mediaAddress } from './media-address.ts'
import { fitToPage, isTooHeavy, mayBeTooHeavy, type RecordSize } from './page-weight.ts'
import { isPictureAddress } from './picture-address.ts'
import { plainText } from './plain-text.ts'
import type { RecordWarning } from './record-fault.ts'
import { isProse, listLimit, recordLimits, textLimit } from './record-limits.ts'
import { createRepairLog, type RepairLog } from './repair-log.ts'
import { isUnshowable, withoutUnshowable } from './unshowable-text.ts'

interface TidiedRecord {
  /** The input itself where nothing had to be repaired, which is the usual case. */
  value: unknown
  /** What was cut or left out. */
  warnings: RecordWarning[]
}

/**
 * Brings a record within `recordLimits`: plain texts that can be shown and are not too long, pictures with a valid address,
 * lists and objects of a bounded size. What is above a limit is cut; the rest of the record is kept. The stock id is
 * not changed, because another id is another vehicle; the record's rules check it.
 */
export function tidyRecord(input: unknown): TidiedRecord {
  if (!isObject(input)) return { value: input, warnings: [] }
  const log = createRepairLog()
  const size = { characters: 0, fields: 0, elements: 0 }
  const tidied = tidyObject(input, { path: [], log, size })
  const value = mayBeTooHeavy(size) && isTooHeavy(tidied) ? fitToPage(tidied, log) : tidied
  return { value, warnings: log.warnings() }
}

interface Place {
  /** Of the current value. Reused for the whole record, because only warnings read it. */
  path: PropertyKey[]
  log: RepairLog
  /** Of the record so far. */
  size: RecordSize
}

const leftOut = Symbol('left out')

/** Returns the value itself if nothing in it had to be repaired. `field`: its name; for elements, that of the list. */
function tidyValue(value: unknown, field: string, place: Place): unknown {
  if (typeof value === 'string') return tidyText(value, field, place)
  if (!isContainer(value)) return value
  if (place.path.length > recordLimits.depth) {
    place.log.leftOut(place.path, `lies deeper than ${recordLimits.depth} levels`)
    return leftOut
  }
  return Array.isArray(value) ? tidyList(value, field, place) : tidyObject(value as JsonObject, place)
}

function tidyObject(object: JsonObject, place: Place): JsonObject {
  const names = Object.keys(object)
  if (names.length > recordLimits.fields) {
    const reason = `has ${count(names.length)} fields: the first ${recordLimits.fields} are kept`
    place.log.repaired(place.path, reason)
    names.length = recordLimits.fields
    return tidyFields(pick(object, names), names, place)
  }
  return tidyFields(object, names, place)
}

function tidyFields(object: JsonObject, names: readonly string[], place: Place): JsonObject {
  place.size.fields += names.length
  /** A copy, from the first repair on. */
  let kept: JsonObject | null = null
  for (let at = 0; at < names.length; at++) {
    const name = names[at] as string
    const value = object[name]
    const own = isUsableName(name, place) ? tidyField(value, name, place) : leftOut
    if (own !== value) kept ??= pick(object, names.slice(0, at))
    if (kept !== null && own !== leftOut) kept[name] = own
  }
  return kept ?? object
}

function tidyField(value: unknown, name: string, place: Place): unknown {
  // Most fields are such; to keep the path for them would double the time.
  if (typeof value === 'string') {
    if (needsNoRepair(value) && !isLink(name, place.path)) {
      place.size.characters += value.length
      return value
    }
  } else if (!isContainer(value)) return value
  place.path.push(name)
  const own = tidyValue(value, name, place)
  place.path.pop()
  return own
}

function isUsableName(name: string, { path, log }: Place): boolean {
  if (name.length > recordLimits.fieldName) {
    log.leftOut(path, `has a field with a name of ${count(name.length)} characters`)
    return false
  }
  // Assigning a field of this name would set the prototype of the copy.
  return name !== '__proto__'
}

function tidyList(list: readonly unknown[], field: string, place: Place): readonly unknown[] {
  const loadable =
    field === 'images' ? list.filter((image, at) => isLoadable(image, [...place.path, at], place.log)) : list
  place.size.elements += loadable.length
  const limit = listLimit(field)
  if (loadable.length > limit) {
    place.log.repaired(place.path, `has ${count(loadable.length)} entries: the first ${limit} are kept`)
  }
  const kept = loadable
    .slice(0, limit)
    .map((element, at) => tidyElement(element, field, at, place))
    .filter((own) => own !== leftOut)
  const isSame = kept.length === list.length && kept.every((own, at) => own === list[at])
  return isSame ? list : kept
}

function tidyElement(element: unknown, field: string, at: number, place: Place): unknown {
  place.path.push(at)
  const own = tidyValue(element, field, place)
  place.path.pop()
  return own
}

const tooLong = `is an address of more than ${recordLimits.address} characters`

/** A picture without an address is removed by the record's schema. */
function isLoadable(image: unknown, path: readonly PropertyKey[], log: RepairLog): boolean {
  if (!isContainer(image) || typeof image.href !== 'string') return true
  const href = image.href.trim()
  const isLong = href.length > recordLimits.address
  if (href === '' || (!isLong && isPictureAddress(href))) return true
  const reason = `${inBrief(image.href)} is not an https address`
  log.leftOut([...path, 'href'], isLong ? tooLong : reason)
  return false
}

/** Whether a field is the address of a link: of a film or a view all round. Pictures are judged before, by their list. */
function isLink(name: PropertyKey | undefined, path: readonly PropertyKey[]): boolean {
  if (name === 'href') return path[1] !== 'images'
  return (name === 'video' || name === 'spin') && path.length === 1 && path[0] === 'media'
}

function inBrief(text: string): string {
  return JSON.stringify(withoutUnshowable(text.length > 60 ? `${text.slice(0, 60)}…` : text))
}

/** No text of printable ASCII without "<" and "&" and with at most this many characters needs a repair, in any field. */
const shortText = 100
const plainAscii = /^[ -%'-;=-~]*$/

function needsNoRepair(text: string): boolean {
  return text.length <= shortText && plainAscii.test(text)
}

function tidyText(value: string, field: string, { path, log, size }: Place): string | typeof leftOut {
  size.characters += value.length
  const isAddress = field === 'href' || isLink(path.at(-1), path.slice(0, -1))
  if (isAddress && path[1] !== 'images' && value.trim() !== '' && mediaAddress(value) === null) {
    log.leftOut(path, `${inBrief(value)} is not an https address`)
    return leftOut
  }
  if (needsNoRepair(value)) return value
  if (isStockId(path)) return value
  let text = isAddress ? value : plainText(value)
  if (isUnshowable(text)) {
    text = withoutUnshowable(text)
    log.repaired(path, 'held characters that cannot be shown: they were removed')
  }
  if (!isProse(field)) text = text.replaceAll(/[\t\n\r]+/g, ' ')
  const limit = textLimit(field)
  if (text.length <= limit) return text
  text = text.trim()
  if (text.length <= limit) return text
  if (field === 'href') {
    log.leftOut(path, tooLong)
    return leftOut
  }
  log.repaired(path, `has ${count(text.length)} characters: the first ${count(limit)} are kept`)
  return withoutUnshowable(text.slice(0, limit)).trimEnd()
}

function isStockId(path: readonly PropertyKey[]): boolean {
  return path.length === 2 && path[0] === 'metadata' && path[1] === 'stockId'
}

function pick(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, object[name]]))
}

function count(value: number): string {
  return value.toLocaleString('en-GB')
}
