import { isContainer } from './json-path.ts'
import { isPictureAddress } from './picture-address.ts'
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
  writtenLength,
} from './record-limits.ts'
import { isUnshowable } from './unshowable-text.ts'

/**
 * Whether nothing in a record is above `recordLimits`, unshowable or unloadable. Every record of a feed comes
 * through here, so the usual short texts of plain ASCII are looked at once, character by character.
 */
export function isTidy(input: unknown): boolean {
  if (!isContainer(input) || Array.isArray(input)) return true
  let weight = 0
  let fields = 0
  for (const name in input) {
    fields += 1
    if (name.length > recordLimits.fieldName) return false
    const own = weightOf(input[name], name, 1)
    if (own === untidy) return false
    if (shownParts.has(name)) weight += own
  }
  return fields <= recordLimits.fields && weight <= recordLimits.weight
}

const untidy = Number.POSITIVE_INFINITY

/** What a value adds to a page; infinite when anything in it has to be put right. */
export function weightOf(value: unknown, field: string, depth: number): number {
  if (typeof value === 'string') return weightOfTidyText(value, field)
  if (typeof value !== 'object' || value === null) return plainWeight
  if (depth > recordLimits.depth) return untidy
  return Array.isArray(value)
    ? weightOfList(value, field, depth)
    : weightOfObject(value as Readonly<Record<string, unknown>>, depth)
}

function weightOfList(list: readonly unknown[], field: string, depth: number): number {
  if (list.length > listLimit(field)) return untidy
  const isImages = field === 'images'
  let weight = list.length * elementWeight(field)
  for (const element of list) {
    if (isImages && isUnloadable(element)) return untidy
    weight += weightOf(element, field, depth + 1)
  }
  return weight
}

function weightOfObject(object: Readonly<Record<string, unknown>>, depth: number): number {
  let weight = 0
  let fields = 0
  for (const name in object) {
    fields += 1
    if (name.length > recordLimits.fieldName) return untidy
    weight += weightOfField(name) + weightOf(object[name], name, depth + 1)
  }
  return fields > recordLimits.fields ? untidy : weight
}

function weightOfTidyText(text: string, field: string): number {
  const { length } = text
  if (length > fewCharacters && length <= recordLimits.shortText && !notPlain.test(text)) {
    return weightOfText(text, field, length)
  }
  let written = length
  let lines = false
  for (let at = 0; at < length; at++) {
    const unit = text.charCodeAt(at)
    const extra = unit < tableSize ? (extraBytes[unit] as number) : 2
    if (extra === 0) continue
    if (extra === unusual || (unit > lastUnambiguous && isUnshowable(text)))
      return untidyUnlessId(text, field)
    if (unit < space) lines = true
    written += extra
  }
  if (length > recordLimits.shortText && length > textLimit(field)) return untidyUnlessId(text, field)
  if (lines && !mayHoldLines(field)) return untidyUnlessId(text, field)
  return weightOfText(text, field, written)
}

/** The id of the record itself is left to the record's rules, which refuse it. */
function untidyUnlessId(text: string, field: string): number {
  return field === 'stockId' && text.length <= recordLimits.fieldName ? weightOfText(text, field) : untidy
}

/** Above this many characters a regular expression is faster than a loop over them. */
const fewCharacters = 16

/** Anything but printable ASCII that neither HTML nor JSON escapes. */
const notPlain = /[^ !#-%(-;=?-[\]-~]/

const space = 0x20
const lastUnambiguous = 0xd7ff
const tableSize = 0xa0
const unusual = 255

/** By character code, how many bytes a page writes beyond one; `unusual` for control characters. */
const extraBytes = Uint8Array.from({ length: tableSize }, (_, unit) => {
  const text = String.fromCharCode(unit)
  return isUnshowable(text) ? unusual : writtenLength(text) - 1
})

/** A picture without any address is left to the record's schema. */
export function isUnloadable(image: unknown): boolean {
  if (!isContainer(image) || typeof image.href !== 'string') return false
  const href = image.href.trim()
  return href !== '' && (href.length > recordLimits.address || !isPictureAddress(href))
}
