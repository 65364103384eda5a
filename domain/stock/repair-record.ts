import type { z } from 'zod'
import { readPrice } from '../finance/read-price.ts'
import { agreeOnVat } from '../finance/vat-words.ts'
import { isContainer, type JsonPath, removeAt, replaceAt, valueAt } from './json-path.ts'
import type { RecordFault, RecordWarning } from './record-fault.ts'

interface Repaired {
  value: unknown
  /** What was left out. */
  warnings: RecordWarning[]
  /** What cannot be left out. */
  faults: RecordFault[]
}

/**
 * Converts values where possible and leaves out the others, those with faults too, so that the rest can be checked. Does
 * not change `input`.
 */
export function repairRecord(input: unknown, issues: readonly z.core.$ZodIssue[]): Repaired {
  const repaired: Repaired = { value: input, warnings: [], faults: [] }
  // From last to first, so that removing an element of a list does not shift those still to be repaired.
  for (const issue of issues.toReversed()) repairField(repaired, issue)
  return repaired
}

const required: Record<string, string> = {
  '': 'The row is not a record',
  metadata: 'Stock id is missing',
  'metadata.stockId': 'Stock id is missing',
}

/** In a record that is rejected, so that the rest of it is parsed. */
const stopgaps: Record<string, unknown> = { metadata: { stockId: 'none' }, 'metadata.stockId': 'none' }

const containers = new Set(['vehicle', 'adverts', 'adverts.retailAdverts'])
export const priceFields = /^adverts\.retailAdverts\.(totalPrice|suppliedPrice|price|adminFee)(\.amountGBP)?$/

function repairField(repaired: Repaired, issue: z.core.$ZodIssue): void {
  const { path } = issue
  const field = path.map(String).join('.')
  const found = valueAt(repaired.value, path)
  if (typeof found === 'string' && repairPrice(repaired, issue, field, found)) return
  const better = containers.has(field) && !isContainer(found) ? {} : reread(found, issue, field)
  if (better !== undefined) {
    repaired.value = replaceAt(repaired.value, path, better)
  } else if (Object.hasOwn(required, field)) {
    repaired.faults.push({ field, reason: idComplaint(issue) ?? required[field] ?? '' })
    if (field !== '') repaired.value = replaceAt(repaired.value, path, stopgaps[field])
  } else if (isBlank(found)) {
    repaired.value = leaveOut(repaired.value, path)
  } else if (priceFields.test(field)) {
    repaired.faults.push({
      field,
      reason: `Price ${show(found)} ${below(issue) ?? 'is not an amount in pounds'}`,
    })
    repaired.value = leaveOut(repaired.value, path)
  } else {
    repaired.value = leaveOut(repaired.value, path)
    const reason = `${show(found)} ${complaint(issue)}`
    repaired.warnings.push({ field, reason, outcome: 'field left out' })
  }
}

const advertPath = ['adverts', 'retailAdverts']
const vatPath = [...advertPath, 'vatStatus']

/** Of "£11,995 + VAT" in a price the amount and the VAT status, of "POA" that it is on application. Whether it was such a text. */
function repairPrice(
  repaired: Repaired,
  { path, ...issue }: z.core.$ZodIssue,
  field: string,
  found: string,
): boolean {
  if (!priceFields.test(field) || field.includes('adminFee')) return false
  const price = readPrice(found)
  if (price === null) return false
  if (price.state === 'on application') {
    repaired.value = replaceAt(leaveOut(repaired.value, path), [...advertPath, 'priceOnApplication'], true)
    return true
  }
  const isObject = issue.code === 'invalid_type' && issue.expected === 'object'
  const amount = isObject ? { amountGBP: price.pounds } : price.pounds
  repaired.value = replaceAt(repaired.value, path, amount)
  if (price.vatStatus === null) return true
  const given = valueAt(repaired.value, vatPath)
  const { vatStatus, isContradiction } = agreeOnVat(price.vatStatus, typeof given === 'string' ? given : '')
  repaired.value = replaceAt(repaired.value, vatPath, vatStatus)
  if (isContradiction) {
    const reason = `The price says ${price.vatStatus} and this ${show(given)}: taken as ${vatStatus}`
    repaired.warnings.push({ field: vatPath.join('.'), reason, outcome: 'field not understood' })
  }
  return true
}

function idComplaint(issue: z.core.$ZodIssue): string | null {
  if (issue.code === 'too_big') return 'Stock id is too long'
  return issue.code === 'invalid_format' ? 'Stock id holds characters that cannot be shown' : null
}

/** Removes the field, or the whole element of a list: a picture without an address is useless. */
function leaveOut(value: unknown, path: JsonPath): unknown {
  const element = path.findIndex((key) => typeof key === 'number')
  return removeAt(value, element < 0 ? path : path.slice(0, element + 1))
}

/** The value converted to the expected type, if the conversion is unambiguous. */
function reread(found: unknown, issue: z.core.$ZodIssue, field: string): unknown {
  if (issue.code !== 'invalid_type') return undefined
  const { expected } = issue
  if (expected === 'boolean')
    return isContainer(found) ? undefined : booleanWords.get(String(found).toLowerCase())
  if (expected === 'string') return typeof found === 'number' ? String(found) : undefined
  const number = plainNumber(found)
  if (number === undefined) return undefined
  if (expected === 'number') return number
  if (expected === 'int') return Math.round(number)
  return expected === 'object' && priceFields.test(field) ? { amountGBP: number } : undefined
}

function plainNumber(found: unknown): number | undefined {
  if (typeof found === 'number' && Number.isFinite(found)) return found
  if (typeof found !== 'string' || !numberPattern.test(found.trim())) return undefined
  return Number(found.replaceAll(/[£,\s]/g, ''))
}

/** A decimal number, with or without thousands separators: "45000", "45,000", "£12,995.00", "-3". */
const numberPattern = /^-?£?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

const booleanWords = new Map([
  ['true', true],
  ['false', false],
  ['yes', true],
  ['no', false],
])

function isBlank(found: unknown): boolean {
  return found == null || (typeof found === 'string' && found.trim() === '')
}

function show(found: unknown): string {
  if (Array.isArray(found)) return 'a list'
  if (isContainer(found)) return 'an object'
  const text = JSON.stringify(found) ?? String(found)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

function complaint(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') return `is above ${issue.maximum}`
  if (issue.code === 'invalid_type') return `is not ${kinds[issue.expected] ?? 'of the right kind'}`
  return below(issue) ?? 'cannot be read'
}

function below(issue: z.core.$ZodIssue): string | null {
  return issue.code === 'too_small' ? `is below ${issue.minimum}` : null
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  object: 'an object',
  array: 'a list',
}
