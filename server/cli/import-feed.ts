import sells from '#sells'
import type { Config } from '../config.ts'
import { readKeptMaps } from '../feed/column-maps/kept-maps.ts'
import { loadColumnMap } from '../feed/column-maps/load-column-map.ts'
import type { FeedFormat } from '../feed/feed-formats.ts'
import { importStock } from '../feed/import-stock.ts'
import { type ImportSummary, importWarnings } from '../feed/import-summary.ts'
import { isAddress, openUrl } from '../feed/open-url.ts'
import { withDownload } from '../feed/with-download.ts'
import { giveToOwner } from '../store/give-to-owner.ts'
import type { StockPlace } from '../store/open-stock-store.ts'
import type { CommandIo } from './command-io.ts'
import { showProgress } from './progress.ts'
import { rejectsPlace } from './rejects-place.ts'
import { withStock } from './with-stock.ts'

export interface ImportFlags {
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

/** The work of `stock import`. @returns The exit code. @throws {Error} when the import failed; the stock is unchanged. */
export async function importFeed(
  feed: string,
  {
    pictureHosts,
    feedPrivateHosts,
    ...place
  }: StockPlace & Pick<Config, 'pictureHosts' | 'feedPrivateHosts'>,
  flags: ImportFlags,
  io: Pick<CommandIo, 'stdout' | 'stderr'>,
): Promise<number> {
  const stop = new AbortController()
  const onInterrupt = () => stop.abort(new Error('Stopped: the stock is as it was'))
  const progress = showProgress(io.stderr, 'Import', { quiet: flags.json === true })
  const map = flags.map === undefined ? undefined : await loadColumnMap(flags.map)
  const keptMaps = await readKeptMaps(place.dataDir)
  const withFile = async (use: (file: string) => Promise<ImportSummary>) => {
    if (!isAddress(feed)) return use(feed)
    const { chunks } = await openUrl(feed, { stop: stop.signal, privateHosts: feedPrivateHosts })
    return withDownload(chunks, { dataDir: place.dataDir, signal: stop.signal }, use)
  }
  process.once('SIGINT', onInterrupt)
  try {
    const summary = await withStock(place, (store) =>
      withFile((file) =>
        importStock(file, store, {
          ...flags,
          map,
          keptMaps,
          pictureHosts,
          privateHosts: feedPrivateHosts,
          now: new Date(),
          sells,
          rejectsFile: flags.rejects ?? rejectsPlace(feed, place.dataDir),
          onProgress: ({ rows, bytes, totalBytes }) =>
            progress.update(totalBytes === null ? rows : bytes, totalBytes),
          signal: stop.signal,
        }),
      ),
    )
    progress.stop()
    if (summary.rejects?.startsWith(place.dataDir)) giveToOwner(summary.rejects, place.dataDir)
    io.stdout.write(flags.json ? `${JSON.stringify(summary)}\n` : summaryText(summary))
    return 0
  } catch (error) {
    progress.stop()
    if (!stop.signal.aborted) throw error
    io.stderr.write('Stopped: the stock is as it was\n')
    return stoppedByUser
  } finally {
    process.off('SIGINT', onInterrupt)
  }
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
    ['no longer in the feed, removed', summary.removed - summary.removedDemo],
    ['made-up vehicles of the demo, removed', summary.removedDemo],
    ['fields left out, repaired or not understood', summary.warnings],
  ]
  const grouped = (count: number) => count.toLocaleString('en-GB')
  const lines = rows.flatMap(([label, count]) => (count > 0 ? [`  ${grouped(count)} ${label}`] : []))
  const head = `${grouped(summary.read)} ${summary.read === 1 ? 'row' : 'rows'} read in ${summary.seconds.toFixed(1)} s`
  return [
    summary.dryRun ? `${head}; a trial, nothing was kept` : head,
    ...lines,
    ...(summary.rejects ? [`The reasons are in ${summary.rejects}`] : []),
    ...importWarnings(summary),
    '',
  ].join('\n')
}
