import { stripTypeScriptTypes } from 'node:module'
import { type Expression, type Property, parse, parseExpressionAt, type SpreadElement } from 'acorn'

const syntax = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const

/**
 * The line, from 1, on which a TypeScript file writes the part of its default export at `path`. A part that is missing or
 * built elsewhere has the line of what surrounds it.
 */
export function findLine(source: string, path: readonly PropertyKey[]): number {
  const { body } = parse(withoutTypes(source), syntax)
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration')
  return lineIn(exported?.declaration as Expression | undefined, path)
}

/**
 * The module that a TypeScript file imports for a part of its default export on the way to `path`, and the rest of the
 * path, which is within the default export of that module; null where the file itself writes the part.
 */
export function findImported(source: string, path: readonly PropertyKey[]): Imported | null {
  const { body } = parse(withoutTypes(source), syntax)
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration')
  let value = exported?.declaration as Expression | undefined
  for (const [index, key] of path.entries()) {
    const part = partOf(value, key)
    value = part?.type === 'Property' ? (part.value as Expression) : part
    if (value?.type !== 'Identifier') continue
    const { name } = value
    for (const statement of body) {
      if (statement.type !== 'ImportDeclaration') continue
      const isBound = statement.specifiers.some(
        ({ type, local }) => type === 'ImportDefaultSpecifier' && local.name === name,
      )
      if (isBound) return { from: String(statement.source.value), rest: path.slice(index + 1) }
    }
  }
  return null
}

interface Imported {
  /** As the file writes it: "./redirects.ts". */
  from: string
  rest: readonly PropertyKey[]
}

/** The same as `findLine` for the `page` that an MDX file exports. */
export function findPageLine(source: string, path: readonly PropertyKey[]): number {
  const head = /^export const page\s*=/m.exec(source)
  return lineIn(head ? firstExpressionAt(source, head.index + head[0].length) : undefined, path)
}

/** The expression that ends before an empty line: after one the text begins, where "<" is no operator. */
function firstExpressionAt(source: string, start: number): Expression | undefined {
  for (let end = source.indexOf('\n\n', start); end >= 0; end = source.indexOf('\n\n', end + 1)) {
    try {
      return parseExpressionAt(source.slice(0, end), start, syntax)
    } catch {
      // An empty line within the expression.
    }
  }
  return parseExpressionAt(source, start, syntax)
}

/** Types become spaces, so that every line keeps its number. */
function withoutTypes(source: string): string {
  const { emitWarning } = process
  // The warning that the function is experimental would stand among the mistakes.
  process.emitWarning = () => undefined
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}

function lineIn(whole: Expression | undefined, path: readonly PropertyKey[]): number {
  let line = whole?.loc?.start.line ?? 1
  let value = whole
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
