import { missedBars, type PageAudit } from './judge-audit.ts'
import { categories, kinds } from './lighthouse.ts'

export interface AuditReport {
  date: string
  runs: number
  pages: PageAudit[]
}

export function formatAudit({ date, runs, pages }: AuditReport): string {
  const [home] = pages
  if (!home) throw new Error('No page was audited')
  const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1)
  const head = [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP',
    'TBT',
    'CLS',
    'requests',
    ...kinds.map((kind) => `${kind} KB`),
  ]
  return [
    `${date}, Lighthouse 13.5.0, mobile, medians of ${runs}`,
    '',
    row(head),
    row(head.map(() => '---')),
    ...pages.map((page) =>
      row([
        `${page.name} \`${page.path}\``,
        ...categories.map((category) => String(page.scores[category])),
        `${(page.lcpMs / 1_000).toFixed(2)} s`,
        `${page.tbtMs.toFixed(0)} ms`,
        page.cls.toFixed(3),
        String(page.requests),
        ...kinds.map((kind) => kilobytes(page.bytes[kind])),
      ]),
    ),
    '',
    ...pages.flatMap((page) => missedBars(page, home).map((bar) => `MISSED ${page.path}: ${bar}`)),
    ...pages
      .filter(({ scores, performance }) => scores.performance < performance)
      .map(
        ({ path, scores, performance }) =>
          `SLOW ${path}: performance ${scores.performance} of ${performance} (reported only: speed needs a quiet machine)`,
      ),
    '',
  ].join('\n')
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
