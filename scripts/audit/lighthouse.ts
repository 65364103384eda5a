import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pagePeer } from '../../bench/install-page-peers.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export const kinds = ['document', 'script', 'style', 'font', 'image', 'other'] as const
export type Kind = (typeof kinds)[number]

/** One run of Lighthouse on one page. Scores are of 100, times in milliseconds. */
export interface Audit {
  scores: Record<Category, number>
  lcpMs: number
  tbtMs: number
  cls: number
  requests: number
  /** As transferred, by kind. */
  bytes: Record<Kind, number>
  /** The audits that lower accessibility, best practices and SEO. */
  faults: string[]
}

export interface Lighthouse {
  audit(url: string): Promise<Audit>
  close(): Promise<void>
}

interface Result {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; details?: { items?: unknown[] } }
  >
  runtimeError?: { message: string }
}

interface Request {
  url: string
  resourceType?: string
  transferSize?: number
}

type Run = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>
interface Launcher {
  launch(options: object): Promise<{ port: number; kill(): Promise<void> | void }>
}

/** Lighthouse with its mobile preset, in the Chromium at `chromePath`. */
export async function openLighthouse(chromePath: string): Promise<Lighthouse> {
  const entry = pagePeer('lighthouse')
  const { default: run }: { default: Run } = await import(pathToFileURL(entry).href)
  const launcherEntry = createRequire(dirname(entry)).resolve('chrome-launcher')
  const launcher: Launcher = await import(pathToFileURL(launcherEntry).href)
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const chromeFlags = ['--headless=new', '--disable-gpu', '--disable-quic', ...sandbox]
  const chrome = await launcher.launch({ chromePath, chromeFlags, logLevel: 'error' })
  return {
    async audit(url) {
      // Chromium sometimes records a trace without the start of the page: such a run is repeated.
      for (let tries = 1; ; tries++) {
        const outcome = await run(url, { port: chrome.port, output: 'json', logLevel: 'error' })
        const fault = outcome ? outcome.lhr.runtimeError?.message : 'Lighthouse gave no result'
        if (outcome && !fault) return summariseRun(outcome.lhr)
        if (tries === 3) throw new Error(`${url}: ${fault}`)
      }
    },
    async close() {
      await chrome.kill()
    },
  }
}

function summariseRun({ categories: scored, audits }: Result): Audit {
  const numeric = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const requests = (audits['network-requests']?.details?.items ?? []) as Request[]
  const sent = requests.filter(({ url }) => url.startsWith('http'))
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  for (const { resourceType, transferSize = 0 } of sent) bytes[kindOf(resourceType)] += transferSize
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, Math.round((scored[category].score ?? 0) * 100)]),
    ) as Record<Category, number>,
    lcpMs: numeric('largest-contentful-paint'),
    tbtMs: numeric('total-blocking-time'),
    cls: numeric('cumulative-layout-shift'),
    requests: sent.length,
    bytes,
    faults: categories
      .filter((category) => category !== 'performance')
      .flatMap((category) => scored[category].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => audits[id]?.title ?? id),
  }
}

const kindByType: Record<string, Kind> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
}

function kindOf(type = ''): Kind {
  return kindByType[type] ?? 'other'
}
