import type { Command } from 'commander'
import type { CommandIo } from './command-io.ts'

/** What a list of commands says of one, and the module that adds its arguments, options and work to it. */
interface ListedCommand {
  about: string
  /** Done when the command is run, or its own help is asked for: to load all takes most of the time of a short command. */
  load(): Promise<(command: Command, io: CommandIo) => void>
}

/** By name. */
export const commands: Readonly<Record<string, ListedCommand>> = {
  serve: {
    about: 'serve the site; an empty stock is filled from STOCK_FEED, or with the demo',
    load: async () => (await import('./serve.ts')).registerServe,
  },
  work: {
    about: 'deliver applications and enquiries, import stock and erase, for "serve --web-only"',
    load: async () => (await import('./work.ts')).registerWork,
  },
  'stock import': {
    about: 'bring a feed into the stock: all of its good rows, or after any failure nothing',
    load: async () => (await import('./stock-import.ts')).registerImport,
  },
  'stock columns': {
    about: 'print a first column map for `stock import --map`, guessed from the headings',
    load: async () => (await import('./stock-columns.ts')).registerColumns,
  },
  'stock stats': {
    about: 'count the vehicles listed for sale by state, type and make',
    load: async () => (await import('./stock-stats.ts')).registerStats,
  },
  'stock export': {
    about: 'write out the vehicles listed for sale as a feed for `stock import`, for Google or for Meta',
    load: async () => (await import('./stock-export.ts')).registerExport,
  },
  'stock set': {
    about: 'set the price or the state of a vehicle by hand, whatever its feed says',
    load: async () => (await import('./stock-by-hand.ts')).registerSet,
  },
  'stock add': {
    about: 'add a vehicle that is in no feed, from a YAML file or by questions',
    load: async () => (await import('./stock-add.ts')).registerAdd,
  },
  'stock remove': {
    about: 'take a vehicle off the site, also when its feed still has it',
    load: async () => (await import('./stock-by-hand.ts')).registerRemove,
  },
  'stock photos': {
    about: 'show your own photos of a vehicle, in place of those of its feed',
    load: async () => (await import('./stock-photos.ts')).registerPhotos,
  },
  'stock overrides': {
    about: 'list the vehicles of which something was set by hand',
    load: async () => (await import('./stock-by-hand.ts')).registerOverrides,
  },
  'stock release': {
    about: 'show a vehicle as its feed has it: ends all that was set by hand, photos included',
    load: async () => (await import('./stock-by-hand.ts')).registerRelease,
  },
  'stock registers': {
    about: 'list the vehicles whose adverts say something else than the MOT register',
    load: async () => (await import('./stock-registers.ts')).registerRegisters,
  },
  fill: {
    about: 'fill an empty stock from STOCK_FEED, or with the demo; serving does so too',
    load: async () => (await import('./fill.ts')).registerFill,
  },
  demo: {
    about: 'fill the stock with made-up cars, vans and trucks, and draw their pictures',
    load: async () => (await import('./demo.ts')).registerDemo,
  },
  summary: {
    about: 'the week in figures: leads, arrivals, sales, price changes, days in stock, price position',
    load: async () => (await import('./summary.ts')).registerSummary,
  },
  'leads list': {
    about: 'applications and enquiries, and their state, without personal data unless you ask for names',
    load: async () => (await import('./leads-list.ts')).registerList,
  },
  'leads show': {
    about: 'one application or enquiry, decrypted',
    load: async () => (await import('./leads-read.ts')).registerShow,
  },
  'leads find': {
    about: 'everything that a person wrote, decrypted: by email, phone and name, best given together',
    load: async () => (await import('./leads-find.ts')).registerFind,
  },
  'leads export': {
    about: 'applications and enquiries, decrypted, one JSON object a line',
    load: async () => (await import('./leads-read.ts')).registerExport,
  },
  'leads retry': {
    about: 'makes rejected or waiting applications and enquiries due now',
    load: async () => (await import('./leads-retry.ts')).registerRetry,
  },
  'leads erase': {
    about: 'erases what people wrote, for good; shows whose it is, and asks first on a terminal',
    load: async () => (await import('./leads-erase.ts')).registerErase,
  },
  'leads rekey': {
    about: 'encrypts every application and enquiry with a new key; the site must be stopped',
    load: async () => (await import('./leads-rekey.ts')).registerRekey,
  },
  'leads move': {
    about: 'moves all applications and enquiries from applications.db to DATABASE_URL, encrypted as they are',
    load: async () => (await import('./leads-move.ts')).registerMove,
  },
  desk: {
    about: 'serve the desk, where your staff see and answer leads, on this machine only',
    load: async () => (await import('./desk.ts')).registerDesk,
  },
  migrate: {
    about: 'bring the databases up to this version; serving does so too',
    load: async () => (await import('./migrate.ts')).registerMigrate,
  },
  backup: {
    about: 'copies the databases and photos of DATA_DIR to a new folder, while the site runs',
    load: async () => (await import('./backup.ts')).registerBackup,
  },
}

/** Of the commands that have subcommands only. */
export const groups: Readonly<Record<string, string>> = {
  stock: 'bring stock in from a feed, change it by hand, count it, write it out',
  leads: 'applications and enquiries, and their delivery',
}
