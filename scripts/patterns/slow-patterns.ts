import { analyse } from 'scslre'
import { parseSync } from 'vite'

export interface SlowPattern {
  line: number
  pattern: string
  reason: string
}

interface Node {
  type: string
  start: number
  end: number
  regex?: { pattern: string; flags: string }
  callee?: { name?: string }
}

/**
 * The regular expressions of a source file that may take more than linear time, so that one long text stops the process.
 * Only literals can be checked, so an expression that is built of text while the site runs is one of them.
 */
export function findSlowPatterns(file: string, source: string): SlowPattern[] {
  const found: SlowPattern[] = []
  for (const { type, start, end, regex, callee } of nodesOf(parseSync(file, source).program)) {
    const isBuilt = (type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp'
    const reason = isBuilt ? 'is built of text, which cannot be checked' : regex && whySlow(regex)
    if (!reason) continue
    found.push({ line: source.slice(0, start).split('\n').length, pattern: source.slice(start, end), reason })
  }
  return found
}

function* nodesOf(part: unknown): Generator<Node> {
  if (typeof part !== 'object' || part === null) return
  if ('type' in part && 'start' in part) yield part as Node
  for (const child of Object.values(part)) yield* nodesOf(child)
}

function whySlow({ pattern, flags }: { pattern: string; flags: string }): string | null {
  const [report] = analyse({ source: pattern, flags }).reports
  if (!report) return null
  const growth = report.exponential ? 'exponentially' : 'faster than linearly'
  return `takes time that grows ${growth} with a run of ${JSON.stringify(report.character.pick)}`
}
