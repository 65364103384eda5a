import { type Kind, schemaTypes } from './schema-types.ts'

/** What is wrong with a JSON-LD document, as in "Car.offers.price: not an amount"; empty when nothing is. */
export function faultsIn(document: unknown): string[] {
  if (!isObject(document)) return ['not an object']
  const context = document['@context'] === 'https://schema.org' ? [] : ['@context: not https://schema.org']
  return [...context, ...faultsInNode(document, String(document['@type']), null)]
}

function faultsInNode(
  node: Record<string, unknown>,
  path: string,
  expected: readonly string[] | null,
): string[] {
  const name = node['@type']
  const type = typeof name === 'string' ? schemaTypes[name] : undefined
  if (!type || (expected && !expected.includes(String(name)))) return [`${path}: no ${name} is known here`]
  const missing = type.required.filter((property) => isEmpty(node[property]))
  const properties = Object.entries(node).filter(
    ([property]) => property !== '@type' && property !== '@context',
  )
  return [
    ...missing.map((property) => `${path}.${property}: missing`),
    ...properties.flatMap(([property, value]) => {
      const kind = type.allowed[property]
      if (!kind) return [`${path}.${property}: not a property of ${name}`]
      const values = Array.isArray(value) ? value : [value]
      return values.flatMap((each) => faultsInValue(each, `${path}.${property}`, kind))
    }),
    ...(name === 'BreadcrumbList' ? faultsInOrder(node.itemListElement, path) : []),
  ]
}

function faultsInValue(value: unknown, path: string, kind: Kind): string[] {
  if (typeof kind === 'object')
    return isObject(value) ? faultsInNode(value, path, kind.of) : [`${path}: no document`]
  return isOfKind[kind](value) ? [] : [`${path}: ${JSON.stringify(value)} is no ${kind}`]
}

const isOfKind: Record<Exclude<Kind, object>, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '' && value === value.trim(),
  url: (value) => typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value),
  day: (value) => matches(value, /^\d{4}-\d{2}-\d{2}$/) && !Number.isNaN(Date.parse(String(value))),
  year: (value) => matches(value, /^(19|20)\d{2}$/),
  number: (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0,
  coordinate: (value) => typeof value === 'number' && Math.abs(value) <= 180,
  time: (value) => matches(value, /^([01]\d|2[0-3]):[0-5]\d$/),
  money: (value) => matches(value, /^\d+\.\d{2}$/),
  boolean: (value) => typeof value === 'boolean',
  enum: (value) => matches(value, /^https:\/\/schema\.org\/[A-Z][A-Za-z]+$/),
}

/** Positions count from 1. */
function faultsInOrder(items: unknown, path: string): string[] {
  const positions = Array.isArray(items) ? items.map((item) => isObject(item) && item.position) : []
  return positions.every((position, index) => position === index + 1)
    ? []
    : [`${path}: positions ${positions}`]
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
