import type { Audit, Category } from './lighthouse.ts'
import type { AuditedPage } from './pages.ts'

/** The median runs of a page. */
export type PageAudit = Audit & AuditedPage

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

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
