import { isTidy, isUnloadable, weightOf } from './is-tidy.ts'
import { isContainer, type JsonPath } from './json-path.ts'
import type { RecordWarning } from './parse-record.ts'
import {
  elementWeight,
  listLimit,
  mayHoldLines,
  plainWeight,
  recordLimits,
  shownParts,
  textLimit,
  weightOfField,
  weightOfText,
} from './record-limits.ts'
import { isUnshowable, withoutUnshowable } from './unshowable-text.ts'

export interface TidiedRecord {
  /** The input itself where nothing had to be put right, which is the usual case. */
  value: unknown
  /** What was cut or left out. */
  warnings: RecordWarning[]
}

/**
 * The record within `recordLimits`: texts that can be shown and are not too long, pictures with an address that
 * loads, lists and objects of a bounded size. What is above a limit is cut; the rest of the record stays.
 * The stock id is left to the record's rules, because a changed id would be another vehicle's.
 */
export function tidyRecord(input: unknown): TidiedRecord {
  return isTidy(input) ? { value: input, warnings: [] } : rebuild(input)
}

const leftOut = Symbol('left out')
const tooLong = `is an address of more than ${recordLimits.address} characters`

/** Warnings of one record that are listed one by one; the rest are counted, so the rejects file stays small. */
const mostWarnings = 20

function rebuild(input: unknown): TidiedRecord {
  const warnings: RecordWarning[] = []
  let unlisted = 0
  /** Undefined in parts that no page shows. */
  let room: number | undefined = recordLimits.weight

  function warn(path: JsonPath, reason: string, outcome: RecordWarning['outcome']): void {
    if (warnings.length < mostWarnings) warnings.push({ field: path.join('.'), reason, outcome })
    else unlisted += 1
  }

  /** Takes `weight` from what is left; false when there is too little. */
  function takes(weight: number, path: JsonPath): boolean {
    if (room === undefined) return true
    if (weight > room) {
      warn(path, 'does not fit: the record is larger than a page can show', 'field left out')
      return false
    }
    room -= weight
    return true
  }

  function tidy(value: unknown, path: JsonPath): unknown {
    const field = fieldOf(path)
    if (typeof value === 'string') {
      const text = tidyText(value, path)
      return text !== leftOut && takes(weightOfText(String(text), field), path) ? text : leftOut
    }
    if (!isContainer(value)) return takes(plainWeight, path) ? value : leftOut
    if (path.length > recordLimits.depth) {
      warn(path, `lies deeper than ${recordLimits.depth} levels`, 'field left out')
      return leftOut
    }
    return Array.isArray(value) ? tidyList(value, path) : tidyObject(value as JsonObject, path)
  }

  function tidyText(value: string, path: JsonPath): string | typeof leftOut {
    const field = fieldOf(path)
    if (path.join('.') === 'metadata.stockId') return value
    let text = value
    if (isUnshowable(text)) {
      text = withoutUnshowable(text)
      warn(path, 'held characters that cannot be shown: they were removed', 'field repaired')
    }
    if (!mayHoldLines(field)) text = text.replaceAll(/[\t\n\r]+/g, ' ')
    const limit = textLimit(field)
    if (text.length <= limit) return text
    text = text.trim()
    if (text.length <= limit) return text
    if (field === 'href') {
      warn(path, tooLong, 'field left out')
      return leftOut
    }
    warn(path, `has ${count(text.length)} characters: the first ${count(limit)} are kept`, 'field repaired')
    return withoutUnshowable(text.slice(0, limit)).trimEnd()
  }

  function tidyList(list: readonly unknown[], path: JsonPath): unknown[] {
    const field = fieldOf(path)
    const loadable = field === 'images' ? list.filter((image, at) => loads(image, [...path, at])) : list
    const limit = listLimit(field)
    if (loadable.length > limit) {
      const reason = `has ${count(loadable.length)} entries: the first ${limit} are kept`
      warn(path, reason, 'field repaired')
    }
    const kept: unknown[] = []
    for (const [at, element] of loadable.slice(0, limit).entries()) {
      const own = unweighed(() => tidy(element, [...path, at]))
      if (own === leftOut) continue
      const weight = elementWeight(field) + weightOf(own, field, path.length + 1)
      if (room !== undefined && weight > room) {
        const reason = `makes the record larger than a page can show: the first ${at} are kept`
        warn(path, reason, 'field repaired')
        break
      }
      if (room !== undefined) room -= weight
      kept.push(own)
    }
    return kept
  }

  function loads(image: unknown, path: JsonPath): boolean {
    if (!isUnloadable(image)) return true
    const href = String((image as JsonObject).href)
    const shown = withoutUnshowable(href.length > 60 ? `${href.slice(0, 60)}…` : href)
    const isLong = href.trim().length > recordLimits.address
    const reason = isLong ? tooLong : `${JSON.stringify(shown)} is not an http or https address`
    warn([...path, 'href'], reason, 'field left out')
    return false
  }

  function tidyObject(object: JsonObject, path: JsonPath): JsonObject {
    const kept: JsonObject = {}
    for (const name of usableNames(object, path)) {
      const own = takes(weightOfField(name), [...path, name]) ? tidy(object[name], [...path, name]) : leftOut
      if (own !== leftOut) kept[name] = own
    }
    return kept
  }

  function usableNames(object: JsonObject, path: JsonPath): string[] {
    const all = Object.keys(object)
    if (all.length > recordLimits.fields) {
      const reason = `has ${count(all.length)} fields: the first ${recordLimits.fields} are kept`
      warn(path, reason, 'field repaired')
    }
    return all.slice(0, recordLimits.fields).filter((name) => {
      if (name.length > recordLimits.fieldName) {
        warn(path, `has a field with a name of ${count(name.length)} characters`, 'field left out')
        return false
      }
      // Parsing leaves out a field of this name; here it would become the object's prototype.
      return name !== '__proto__'
    })
  }

  function unweighed<T>(work: () => T): T {
    const before = room
    room = undefined
    try {
      return work()
    } finally {
      room = before
    }
  }

  if (!isObject(input)) return { value: input, warnings }
  const names = usableNames(input, [])
  const parts = new Map<string, unknown>()
  for (const name of shownParts) if (names.includes(name)) parts.set(name, tidy(input[name], [name]))
  const others = names.filter((name) => !parts.has(name))
  for (const name of others)
    parts.set(
      name,
      unweighed(() => tidy(input[name], [name])),
    )
  const kept = names.filter((name) => parts.get(name) !== leftOut)
  if (unlisted > 0) {
    const reason = `${count(unlisted)} more repairs of this record are not listed`
    warnings.push({ field: '', reason, outcome: 'field repaired' })
  }
  return { value: Object.fromEntries(kept.map((name) => [name, parts.get(name)])), warnings }
}

interface JsonObject {
  [name: string]: unknown
}

function isObject(value: unknown): value is JsonObject {
  return isContainer(value) && !Array.isArray(value)
}

/** An element of a list goes by the list's own name. */
function fieldOf(path: JsonPath): string {
  return String(path.findLast((key) => typeof key === 'string') ?? '')
}

function count(value: number): string {
  return value.toLocaleString('en-GB')
}
