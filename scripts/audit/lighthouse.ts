import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

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

/**
 * One run of Lighthouse with its mobile preset, in the Chromium at `chromePath`. npx installs it: only audits need it.
 * @throws {Error} when three runs in turn give no result.
 */
export async function runLighthouse(url: string, chromePath: string): Promise<Audit> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const chromeFlags = ['--headless=new', '--disable-gpu', '--disable-quic', ...sandbox].join(' ')
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-audit-'))
  // A file is written whole: of a pipe, a run that ends with an error may leave out the end.
  const file = join(folder, 'result.json')
  const options = ['--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${chromeFlags}`]
  try {
    // Chromium sometimes records a trace without the start of the page: such a run is repeated.
    for (let tries = 1; ; tries++) {
      const run = promisify(execFile)('npx', ['--yes', 'lighthouse@13.5.0', url, ...options], {
        env: { ...process.env, CHROME_PATH: chromePath },
      })
      const failure = await run.then(() => null, String)
      const text = await readFile(file, 'utf8').catch(() => null)
      const result: Result | null = text === null ? null : JSON.parse(text)
      if (result && !result.runtimeError) return summariseRun(result)
      if (tries === 3) throw new Error(`${url}: ${result?.runtimeError?.message ?? failure}`)
      await rm(file, { force: true })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
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
