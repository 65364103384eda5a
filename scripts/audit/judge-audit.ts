import type { Audit, Category } from './lighthouse.ts'
import type { AuditedPage } from './pages.ts'

/** The median runs of a page. `copyLcpMs` is of a static copy without script, measured in turn. */
export interface PageAudit extends Audit, AuditedPage {
  copyLcpMs: number | null
}

/** How much later than that of a static copy the largest paint may be where performance misses its bar. */
const mostOfCopy = 1.1

const strict: readonly Category[] = ['accessibility', 'best-practices', 'seo']

/** The bars that a page misses. These do not depend on the speed of the machine. */
export function missedBars({ scores, cls, faults }: PageAudit): string[] {
  const low = strict.filter((category) => scores[category] < 100)
  return [
    ...low.map((category) => `${category} ${scores[category]} of 100`),
    ...(low.length > 0 ? faults : []),
    ...(cls > 0.0005 ? [`CLS ${cls.toFixed(3)}`] : []),
  ]
}

/** Speed that misses its bar, and is not explained by the machine: a static copy would be as slow. */
export function slowPaint({ scores, performance, lcpMs, copyLcpMs }: PageAudit): string | null {
  if (scores.performance >= performance) return null
  const share = copyLcpMs === null ? null : lcpMs / copyLcpMs
  if (share !== null && share <= mostOfCopy) return null
  const compared = share === null ? '' : `, LCP ${share.toFixed(2)} times that of a static copy`
  return `performance ${scores.performance} of ${performance}${compared}`
}

/** The run in the middle by each number on its own, so that one slow paint and one slow script do not add up. */
export function medianAudit(audits: readonly Audit[]): Audit {
  const [first] = audits
  if (first === undefined) throw new Error('There is no run')
  const middle = (read: (audit: Audit) => number) => median(audits.map(read))
  const each = <K extends string>(record: Record<K, number>, read: (audit: Audit) => Record<K, number>) =>
    Object.fromEntries(
      (Object.keys(record) as K[]).map((key) => [key, middle((audit) => read(audit)[key])]),
    ) as Record<K, number>
  return {
    scores: each(first.scores, ({ scores }) => scores),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    cls: middle(({ cls }) => cls),
    requests: middle(({ requests }) => requests),
    bytes: each(first.bytes, ({ bytes }) => bytes),
    faults: [...new Set(audits.flatMap(({ faults }) => faults))],
  }
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
