import { basename } from 'node:path'
import { createTitleSplitter, type TitleSplitter } from '#domain/makes/split-title.ts'
import { vehicleWord } from '#domain/stock/vehicle-words.ts'
import type { Config } from '../config.ts'
import type { ColumnMap } from '../feed/column-maps/column-map.ts'
import { loadColumnMap } from '../feed/column-maps/load-column-map.ts'
import type { FeedFormat } from '../feed/feed-format.ts'
import { hiddenPicturesWarning } from '../feed/hidden-pictures.ts'
import { importStock } from '../feed/import-stock.ts'
import type { ImportSummary } from '../feed/import-summary.ts'
import { showImportProgress } from './stock-progress.ts'
import { withStock } from './with-stock.ts'

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
export async function runImport(
  feed: string,
  { dataDir, pictureHosts }: Pick<Config, 'dataDir' | 'pictureHosts'>,
  flags: ImportFlags,
): Promise<number> {
  const stop = new AbortController()
  const onInterrupt = () => stop.abort(new Error('Stopped: the stock is as it was'))
  const progress = showImportProgress({ quiet: flags.json === true })
  const map = flags.map === undefined ? undefined : await loadColumnMap(flags.map)
  process.once('SIGINT', onInterrupt)
  try {
    const splitTitle = map && hasTitles(map) ? await splitterOfStock(dataDir) : undefined
    const summary = await withStock(dataDir, (store) =>
      importStock(feed, store, {
        ...flags,
        map,
        pictureHosts,
        splitTitle,
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

function hasTitles({ columns }: ColumnMap): boolean {
  return Object.values(columns).some(({ as }) => as === 'title')
}

/** A splitter with the makes and models of the stock, in addition to the built-in ones. */
function splitterOfStock(dataDir: string): Promise<TitleSplitter> {
  return withStock(dataDir, async (store) => {
    const known = new Map<string, { make: string; model: string | undefined }>()
    for await (const batch of store.all()) {
      for (const { vehicle } of batch) {
        const make = vehicleWord(vehicle, 'make')
        const model = vehicleWord(vehicle, 'model')
        if (make) known.set(JSON.stringify([make, model]), { make, model })
      }
    }
    return createTitleSplitter(known.values())
  })
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
    ['fields left out or repaired', summary.warnings],
  ]
  const grouped = (count: number) => count.toLocaleString('en-GB')
  const lines = rows.flatMap(([label, count]) => (count > 0 ? [`  ${grouped(count)} ${label}`] : []))
  const warning = hiddenPicturesWarning(summary.hiddenPictures)
  const head = `${grouped(summary.read)} ${summary.read === 1 ? 'row' : 'rows'} read in ${summary.seconds.toFixed(1)} s`
  return [
    summary.dryRun ? `${head}; a trial, nothing was kept` : head,
    ...lines,
    ...(summary.rejects ? [`The reasons are in ${summary.rejects}`] : []),
    ...(warning ? [warning] : []),
    '',
  ].join('\n')
}
