import { stripTypeScriptTypes } from 'node:module'
import { type Expression, type Property, parse, type SpreadElement } from 'acorn'

/**
 * The line, from 1, on which a TypeScript file writes the part of its default export at `path`. A part that is missing or
 * built elsewhere has the line of what surrounds it.
 */
export function findLine(source: string, path: readonly PropertyKey[]): number {
  // Types become spaces, so that every line keeps its number.
  const script = stripTypeScriptTypes(source)
  const { body } = parse(script, { ecmaVersion: 'latest', sourceType: 'module', locations: true })
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration')
  let line = exported?.loc?.start.line ?? 1
  let value = exported?.declaration as Expression | undefined
  for (const key of path) {
    const part = partOf(value, key)
    if (!part?.loc) break
    line = part.loc.start.line
    value = part.type === 'Property' ? (part.value as Expression) : part
  }
  return line
}

function partOf(value: Expression | undefined, key: PropertyKey): Property | Expression | undefined {
  if (value?.type === 'ArrayExpression' && typeof key === 'number') {
    const element = value.elements[key]
    return element?.type === 'SpreadElement' ? undefined : (element ?? undefined)
  }
  if (value?.type !== 'ObjectExpression') return undefined
  return value.properties.find((property) => isNamed(property, key)) as Property | undefined
}

function isNamed(property: Property | SpreadElement, key: PropertyKey): boolean {
  if (property.type !== 'Property') return false
  if (property.key.type === 'Identifier') return property.key.name === key
  return property.key.type === 'Literal' && property.key.value === key
}
