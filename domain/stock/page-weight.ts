import { isContainer, isObject, type JsonObject } from './json-path.ts'
import { recordLimits } from './record-limits.ts'
import type { RepairLog } from './repair-log.ts'

// The weight of a record is an estimate of the bytes that its vehicle page writes for it.

/** Parts that pages and the API show, the most important first. Only these count towards the weight. */
const shownParts = ['metadata', 'vehicle', 'adverts', 'advertiser', 'media', 'features'] as const

/** Weight of a number, a flag, or the punctuation of a name. */
const plainWeight = 10

export interface RecordSize {
  /** UTF-16 code units of all texts. */
  characters: number
  fields: number
  /** Of all lists. */
  elements: number
}

/** False when even the heaviest record of this size fits, so that `isTooHeavy` is not called for most records. */
export function mayBeTooHeavy({ characters, fields, elements }: RecordSize): boolean {
  const heaviest =
    characters * bytesPerCharacter * timesWritten('href') +
    fields * (recordLimits.fieldName + 2 * plainWeight) +
    elements * (elementWeight('images') + plainWeight)
  return heaviest > recordLimits.weight
}

/** Whether the record is larger than a page can show. */
export function isTooHeavy(record: JsonObject): boolean {
  let weight = 0
  for (const part of shownParts) if (Object.hasOwn(record, part)) weight += weightOf(record[part], part)
  return weight > recordLimits.weight
}

/** Removes what does not fit on the record's page. Of each part the first fields and elements are kept. */
export function fitToPage(record: JsonObject, log: RepairLog): JsonObject {
  let room: number = recordLimits.weight
  const path: PropertyKey[] = []

  /** Subtracts `weight` from the remaining budget; false when it is exceeded. */
  function takes(weight: number): boolean {
    if (weight > room) {
      log.leftOut(path, 'does not fit: the record is larger than a page can show')
      return false
    }
    room -= weight
    return true
  }

  /** Undefined when the value does not fit. */
  function fitValue(value: unknown, field: string): unknown {
    if (!isContainer(value)) return takes(weightOf(value, field)) ? value : undefined
    return Array.isArray(value) ? fitList(value, field) : fitFields(value as JsonObject)
  }

  function fitList(list: readonly unknown[], field: string): unknown[] {
    for (const [at, element] of list.entries()) {
      const weight = elementWeight(field) + weightOf(element, field)
      if (weight > room) {
        log.repaired(path, `makes the record larger than a page can show: the first ${at} are kept`)
        return list.slice(0, at)
      }
      room -= weight
    }
    return [...list]
  }

  function fitFields(object: JsonObject): JsonObject {
    const kept: JsonObject = {}
    for (const name of Object.keys(object)) {
      path.push(name)
      const own = takes(weightOfField(name)) ? fitValue(object[name], name) : undefined
      if (own !== undefined) kept[name] = own
      path.pop()
    }
    return kept
  }

  const kept = { ...record }
  for (const part of shownParts.filter((name) => Object.hasOwn(record, name))) {
    path.push(part)
    kept[part] = fitValue(record[part], part)
    if (kept[part] === undefined) delete kept[part]
    path.pop()
  }
  return kept
}

function weightOf(value: unknown, field: string): number {
  if (typeof value === 'string') return weightOfText(value, field)
  if (!isContainer(value)) return plainWeight
  let weight = 0
  if (Array.isArray(value)) {
    for (const element of value) weight += elementWeight(field) + weightOf(element, field)
  } else if (isObject(value)) {
    for (const name in value) weight += weightOfField(name) + weightOf(value[name], name)
  }
  return weight
}

function weightOfText(text: string, field: string): number {
  return timesWritten(field) * writtenLength(text)
}

/** A text is written in the page and again in the page's data; the address of a picture once per width as well. */
function timesWritten(field: string): number {
  return field === 'href' ? 7 : 2
}

function weightOfField(name: string): number {
  return name.length + plainWeight
}

/** Markup for one element of a list, beside its texts. */
function elementWeight(field: string): number {
  if (field === 'images') return 800
  return field === 'features' ? 60 : plainWeight
}

/** Bytes of UTF-8, where `"` and the like become `&quot;`. */
function writtenLength(text: string): number {
  if (!takesMoreBytes.test(text)) return text.length
  let length = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    length += unit >= 0x80 ? 3 : escaped.has(unit) ? bytesPerCharacter : 1
  }
  return length
}

/** Of an escaped character, the longest. */
const bytesPerCharacter = 6

/** Anything but printable ASCII that neither HTML nor JSON escapes. */
const takesMoreBytes = /[^ !#-%(-;=?-[\]-~]/

const escaped = new Set([...'&<>"\'\n\r\t\\'].map((sign) => sign.charCodeAt(0)))
