import { basename } from 'node:path'
import { loadColumnMap } from '../feed/column-maps/load-column-map.ts'
import type { FeedFormat } from '../feed/feed-format.ts'
import { importStock } from '../feed/import-stock.ts'
import type { ImportSummary } from '../feed/import-summary.ts'
import { showImportProgress } from './stock-progress.ts'
import { withStockWrites } from './with-stock.ts'

interface ImportFlags {
  format?: FeedFormat
  map?: string
  replace?: true
  force?: true
  dryRun?: true
  keepGoing?: true
  rejects?: string
  json?: true
}

const stoppedByUser = 130

/** Answers the exit code. @throws {Error} when the import failed, and nothing has changed. */
export async function runImport(feed: string, dataDir: string, flags: ImportFlags): Promise<number> {
  const stop = new AbortController()
  const onInterrupt = () => stop.abort(new Error('Stopped: the stock is as it was'))
  const progress = showImportProgress({ quiet: flags.json === true })
  const map = flags.map === undefined ? undefined : await loadColumnMap(flags.map)
  process.once('SIGINT', onInterrupt)
  try {
    const summary = await withStockWrites(dataDir, (store) =>
      importStock(feed, store, {
        ...flags,
        map,
        now: new Date(),
        rejectsFile: flags.rejects ?? rejectsBeside(feed),
        onProgress: progress.update,
        signal: stop.signal,
      }),
    )
    progress.stop()
    process.stdout.write(flags.json ? `${JSON.stringify(summary)}\n` : summaryText(summary))
    return 0
  } catch (error) {
    progress.stop()
    if (!stop.signal.aborted) throw error
    process.stderr.write('Stopped: the stock is as it was\n')
    return stoppedByUser
  } finally {
    process.off('SIGINT', onInterrupt)
  }
}

/** In the working folder, named after the feed: that of an address may hold a key, so only its last part counts. */
function rejectsBeside(feed: string): string {
  const isUrl = /^https?:\/\//i.test(feed)
  const name = feed === '-' ? 'standard-input' : basename(isUrl ? new URL(feed).pathname : feed)
  return `${name || 'feed'}.rejects.ndjson`
}

function summaryText(summary: ImportSummary): string {
  const rows: [string, number][] = [
    ['added', summary.added],
    ['changed', summary.changed],
    ['unchanged', summary.unchanged],
    ['older than what we hold, left alone', summary.stale],
    ['rejected', summary.rejected],
    ['repeated', summary.duplicates],
    ['taken in but not shown', summary.notShown],
    ['no longer in the feed, removed', summary.removed],
    ['fields left out', summary.warnings],
  ]
  const grouped = (count: number) => count.toLocaleString('en-GB')
  const lines = rows.flatMap(([label, count]) => (count > 0 ? [`  ${grouped(count)} ${label}`] : []))
  const head = `${grouped(summary.read)} ${summary.read === 1 ? 'row' : 'rows'} read in ${summary.seconds.toFixed(1)} s`
  return [
    summary.dryRun ? `${head}; a trial, nothing was kept` : head,
    ...lines,
    ...(summary.rejects ? [`The reasons are in ${summary.rejects}`] : []),
    '',
  ].join('\n')
}
