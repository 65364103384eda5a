import type { Audit, Category } from './lighthouse.ts'
import type { AuditedPage } from './pages.ts'

/** The median runs of a page. */
export type PageAudit = Audit & AuditedPage

const strict: readonly Category[] = ['accessibility', 'best-practices', 'seo']

/** How many times as long as home a page may block the first press. */
const mostBlocking = 1.5
/** In milliseconds. One task that is shorter blocks nothing, so on a fast machine home has nearly none to compare with. */
const unnoticed = 50

/**
 * The bars that a page misses. These do not depend on the speed of the machine: times are compared with those of `home` in
 * the same run.
 */
export function missedBars(page: PageAudit, home: Audit): string[] {
  const { scores, cls, faults, bytes, scriptKb, tbtMs, belowHome } = page
  const script = bytes.script / 1_000
  const longest = Math.max(home.tbtMs * mostBlocking, unnoticed)
  const lowest = home.scores.performance - belowHome
  const low = strict.filter((category) => scores[category] < 100)
  return [
    ...low.map((category) => `${category} ${scores[category]} of 100`),
    ...(low.length > 0 ? faults : []),
    ...(cls > 0.0005 ? [`CLS ${cls.toFixed(3)}`] : []),
    ...(script > scriptKb ? [`script ${script.toFixed(1)} of ${scriptKb} KB`] : []),
    ...(tbtMs > longest ? [`blocked for ${tbtMs.toFixed(0)} of ${longest.toFixed(0)} ms`] : []),
    ...(scores.performance < lowest
      ? [`performance ${scores.performance}, home ${home.scores.performance}`]
      : []),
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
