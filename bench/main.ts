import { Command, InvalidArgumentError } from 'commander'
import { formatTable, type Table } from './report.ts'

const program = new Command('npm run bench --')
  .description(
    'Measurements of the whole product. Each compares what it measures in turn and prints one table.',
  )
  .showHelpAfterError()

program
  .command('search')
  .description('the search index beside other engines, on generated cars')
  .option('--count <n>', 'cars', wholeNumber, 440_021)
  .option('--queries <n>', 'queries, the same for every engine', wholeNumber, 1_000)
  .option('--rounds <n>', 'times that each is asked; the best counts', wholeNumber, 3)
  .option('--seed <n>', 'the same seed gives the same cars and queries', wholeNumber, 1)
  .option(
    '--engines <names>',
    'with commas; none for the index alone',
    'DuckDB,SQLite,Orama,Roaring,Plain scan',
  )
  .option('--kernels', 'also the index without WebAssembly', false)
  .action(async (options) => {
    const { compareSearch } = await import('./search.ts')
    const { text, differences } = await compareSearch(options)
    process.stdout.write(text)
    process.exitCode = differences > 0 ? 1 : 0
  })

program
  .command('verify')
  .description('answers of the search index beside those of the brute-force oracle')
  .option('--count <n>', 'cars', wholeNumber, 440_021)
  .option('--queries <n>', 'before the changes, and again after them', wholeNumber, 200)
  .option('--changes <n>', 'additions, removals and replacements', wholeNumber, 20_000)
  .option('--seed <n>', 'the same seed gives the same cars and queries', wholeNumber, 1)
  .action(async (options) => {
    const { verifySearch } = await import('./verify.ts')
    const table = verifySearch(options)
    print(table, `${options.count} cars`)
    process.exitCode = table.differences > 0 ? 1 : 0
  })

program
  .command('site')
  .description('pages and API beside a bare render of the same pages, and node:http with the same bytes')
  .option('--count <n>', 'vehicles of the demo stock', wholeNumber, 3_000)
  .option('--rounds <n>', 'the medians count', wholeNumber, 3)
  .option('--seconds <n>', 'of each load', wholeNumber, 2)
  .option('--seed <n>', 'the same seed gives the same queries', wholeNumber, 1)
  .action(async (options) => {
    const { measureSite } = await import('./site.ts')
    print(await measureSite(options), inTurn(options))
  })

program
  .command('soak')
  .description('the memory of the site while it makes different pages and API answers')
  .option('--count <n>', 'vehicles of the demo stock', wholeNumber, 3_000)
  .option('--minutes <n>', 'as fast as they are made', wholeNumber, 30)
  .option('--samples <n>', 'of its memory', wholeNumber, 15)
  .action(async (options) => {
    const { measureSoak } = await import('./soak.ts')
    print(await measureSoak(options), `${options.count} vehicles`)
  })

program
  .command('odd-requests')
  .description('the processor time of requests that nobody sends by accident, beside a rendered home page')
  .option('--count <n>', 'vehicles of the demo stock', wholeNumber, 3_000)
  .option('--rounds <n>', 'the medians count', wholeNumber, 3)
  .option('--requests <n>', 'of each kind in a round', wholeNumber, 10)
  .action(async (options) => {
    const { measureOddRequests } = await import('./odd-requests.ts')
    print(await measureOddRequests(options), inTurn(options))
  })

program
  .command('import')
  .description('imports of a feed beside an import without rules, into SQLite and PostgreSQL')
  .option('--count <n>', 'vehicles', wholeNumber, 100_000)
  .option('--seed <n>', 'the same seed gives the same vehicles', wholeNumber, 1)
  .action(async (options) => {
    const { measureImport } = await import('./import.ts')
    print(await measureImport(options), `${options.count} records`)
  })

program
  .command('alerts')
  .description('email alerts matched after changes of the stock')
  .option('--count <n>', 'cars', wholeNumber, 440_021)
  .option('--alerts <n>', 'each with a search of its own', wholeNumber, 10_000)
  .option('--changes <n>', 'cars that arrive, and that become cheaper', wholeNumber, 10_000)
  .option('--seed <n>', 'the same seed gives the same cars', wholeNumber, 1)
  .action(async (options) => {
    const { measureAlerts } = await import('./alerts.ts')
    print(await measureAlerts(options), `${options.count} cars, ${options.alerts} alerts`)
  })

program
  .command('start')
  .description('the start of the site with and without a snapshot, and a large write while it runs')
  .option('--count <n>', 'cars', wholeNumber, 440_021)
  .option('--changes <n>', 'cars that are changed in one write', wholeNumber, 10_000)
  .option('--seed <n>', 'the same seed gives the same cars', wholeNumber, 1)
  .action(async (options) => {
    const { measureStart } = await import('./start.ts')
    print(await measureStart(options), 'one start of each')
  })

program
  .command('leads')
  .description('applications on SQLite beside PostgreSQL, and during bursts of requests for pages')
  .option('--rounds <n>', 'loads of each store, in turn', wholeNumber, 2)
  .option('--seconds <n>', 'of each load', wholeNumber, 8)
  .action(async (options) => {
    const { measureLeads } = await import('./leads.ts')
    print(await measureLeads(options), `${options.rounds} rounds in turn`)
  })

program
  .command('interactions')
  .description('from a press to the next paint in a browser at a quarter of the speed')
  .option('--rounds <n>', 'visits of each page, with six presses', wholeNumber, 3)
  .action(async (options) => {
    const { measureInteractions } = await import('./interactions.ts')
    print(await measureInteractions(options), `${options.rounds} visits of each page`)
  })

program
  .command('stock-list')
  .description(
    'what the desk asks for its list of stock, on SQLite and PostgreSQL, of many vehicles and of few',
  )
  .option('--count <n>', 'vehicles', wholeNumber, 440_021)
  .option('--few <n>', 'vehicles of the small stock', wholeNumber, 300)
  .option('--seed <n>', 'the same seed gives the same vehicles', wholeNumber, 1)
  .action(async (options) => {
    const { measureStockList } = await import('./stock-list.ts')
    print(await measureStockList(options), 'twenty times each')
  })

program
  .command('desk')
  .description('whole pages of the desk beside a running site, with many vehicles and leads')
  .option('--count <n>', 'vehicles', wholeNumber, 440_021)
  .option('--leads <n>', 'of ninety days', wholeNumber, 10_000)
  .option('--asked <n>', 'how often each page is asked for', wholeNumber, 100)
  .option('--stores <names>', 'with commas', 'SQLite,PostgreSQL')
  .option('--seed <n>', 'the same seed gives the same vehicles', wholeNumber, 1)
  .action(async ({ stores, ...options }) => {
    const { measureDesk } = await import('./desk.ts')
    print(
      await measureDesk({ ...options, stores: stores.split(',') }),
      `${options.count} vehicles, ${options.leads} leads, each page ${options.asked} times`,
    )
  })

program
  .command('desk-flood')
  .description('the site beside a desk that is asked for as many pages as it can answer')
  .option('--count <n>', 'vehicles', wholeNumber, 20_000)
  .option('--leads <n>', 'of ninety days', wholeNumber, 1_000)
  .option(
    '--rounds <n>',
    'of the site alone and beside the flood; the median of the ratios counts',
    wholeNumber,
    20,
  )
  .option('--seconds <n>', 'of each load', wholeNumber, 5)
  .option('--rate <n>', 'pages of the site a second', wholeNumber, 20)
  .option('--seed <n>', 'the same seed gives the same vehicles', wholeNumber, 1)
  .action(async (options) => {
    const { measureFlood } = await import('./desk-flood.ts')
    print(await measureFlood(options), inTurn(options))
  })

function wholeNumber(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  throw new InvalidArgumentError('It must be a whole number above 0.')
}

function inTurn({ count, rounds }: { count: number; rounds: number }): string {
  return `${count} vehicles, medians of ${rounds} rounds in turn`
}

function print(table: Table, about: string): void {
  process.stdout.write(formatTable(table, about))
}

await program.parseAsync()
process.exit()
