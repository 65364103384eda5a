import { agoInWords } from '#domain/leads/since-in-words.ts'
import type { FeedState } from '#domain/stock/store.ts'
import type { DisputedCount } from '../stock/staff/staff-registers.ts'
import type { LastBackup } from '../store/last-backup.ts'
import { type DeliveryFacts, deliveryLines } from './delivery-words.ts'
import { bad, good, type HealthLine, momentInWords, tellSomebody } from './health-line.ts'

export interface HealthFacts extends DeliveryFacts {
  /** Whether the site of this machine answers, and where it was asked; null where it is not asked. */
  site: { address: string; answers: boolean } | null
  vehicles: number
  /** None: no file has come yet. Null without a feed that is polled. */
  feed: FeedState | 'none' | null
  /** Adverts that differ from the MOT register. */
  disputed: DisputedCount
  /** Between two looks at the feed. */
  feedIntervalMs: number
  /** None: none was made that is known of. Null: it is not the site's to know, as with PostgreSQL. */
  backup: LastBackup | 'none' | null
  /** Whether somebody has said that a copy of the key is kept elsewhere; null while there is no key. */
  isKeySaved: boolean | null
  /** Of the disk with the data; null where that is unknown. */
  freeBytes: number | null
}

const gigabyte = 1_000_000_000

export function healthInWords(facts: HealthFacts): HealthLine[] {
  return [
    siteLine(facts),
    stockLine(facts),
    feedLine(facts),
    disputedLine(facts),
    ...deliveryLines(facts),
    backupLine(facts),
    keyLine(facts),
    diskLine(facts),
  ].filter((line) => line !== null)
}

function siteLine({ site }: HealthFacts): HealthLine | null {
  if (site === null) return null
  return site.answers
    ? good('Website', 'It answers.')
    : bad('Website', 'It does not answer: visitors may see nothing.', tellSomebody, {
        technical: `nothing answers at ${site.address}. On the server: systemctl status forecourt`,
      })
}

function stockLine({ vehicles }: HealthFacts): HealthLine {
  const count =
    vehicles === 1 ? '1 vehicle is for sale.' : `${vehicles.toLocaleString('en-GB')} vehicles are for sale.`
  return vehicles > 0
    ? good('Stock', count)
    : bad('Stock', 'No vehicle is for sale.', 'Add a vehicle, or read in a file, here at the desk.')
}

const feedLog = 'the log of the site says more: journalctl -u forecourt'

function feedLine({ feed, feedIntervalMs, now }: HealthFacts): HealthLine | null {
  if (feed === null) return null
  if (feed === 'none')
    return bad('Feed', 'No list of your stock has come yet.', tellSomebody, {
      technical: `see STOCK_FEED; ${feedLog}`,
    })
  const { heldBack, failing, readAt = null } = feed
  if (failing !== undefined)
    return bad(
      'Feed',
      `It could not be read since ${momentInWords(failing.since)}. Vehicles that were sold may still be advertised.`,
      'Ask whoever sends your list of stock whether it is there, and whether its address or password has changed. It is tried again by itself.',
      { technical: `${failing.reason.replace(/\.$/, '')}. STOCK_FEED has the address; ${feedLog}` },
    )
  if (heldBack !== null)
    return bad(
      'Feed',
      `Held back since ${momentInWords(heldBack.since)}: ${withoutOptions(heldBack.reason)} Vehicles that were sold may still be advertised.`,
      'Ask whoever sends your list of stock for a whole one. If the list is right, read it in here, or tell whoever looks after the website.',
      { technical: `${heldBack.reason} If it is right: forecourt stock import FILE --replace --force` },
    )
  const words = takenInWords(feed, now)
  return readAt !== null && now - readAt > feedIntervalMs + feedLateMs
    ? bad('Feed', `Nobody has looked at it since ${momentInWords(readAt)}. ${words}`, tellSomebody, {
        technical: `the site looks while it runs; ${feedLog}`,
      })
    : good('Feed', words)
}

/** Nothing where the register is not asked. */
function disputedLine({ disputed }: HealthFacts): HealthLine | null {
  if (disputed.state !== 'known') return null
  const { total, withheld } = disputed
  if (total === 0) return good('MOT record', 'No advert differs from it.')
  const differ =
    total === 1 ? '1 advert differs from it.' : `${total.toLocaleString('en-GB')} adverts differ from it.`
  const hidden =
    withheld === 0
      ? ''
      : ` ${withheld === 1 ? '1 shows' : `${withheld.toLocaleString('en-GB')} show`} no mileage until you have looked.`
  return {
    about: 'MOT record',
    isGood: false,
    words: `${differ}${hidden}`,
    remedy: null,
    page: { to: '/stock/registers', words: 'See where they differ' },
  }
}

/** "Last read 5 minutes ago: 3 added, 2 gone." */
function takenInWords({ taken, readAt = 0 }: FeedState, now: number): string {
  const changes = [
    [taken?.added ?? 0, 'added'],
    [taken?.left ?? 0, 'gone'],
    [taken?.changed ?? 0, 'changed'],
  ] as const
  const changed = changes.filter(([count]) => count > 0)
  const words =
    changed.map(([count, what]) => `${count.toLocaleString('en-GB')} ${what}`).join(', ') || 'nothing new'
  if (taken === undefined)
    return readAt > 0 ? `Last read ${agoInWords(now - readAt)}.` : 'The last file that came was taken.'
  // Read while it was imported, or looked at again since.
  return readAt - taken.at < sameReadMs
    ? `Last read ${agoInWords(now - taken.at)}: ${words}.`
    : `Last read ${agoInWords(now - readAt)}. The last file with news came ${agoInWords(now - taken.at)}: ${words}.`
}

/** How late a look at the feed may be, an import of a large one included, in milliseconds. */
const feedLateMs = 3_600_000

/** Between the reading of a file and the end of its import, in milliseconds. */
const sameReadMs = 1_000

/** The timer of `deploy/one-machine` makes one every six hours. */
const backupLastsMs = 48 * 3_600_000

const makeBackup = 'on the server: forecourt backup FOLDER, or the timer of docs/one-machine.md'

function backupLine({ backup, now }: HealthFacts): HealthLine | null {
  if (backup === null) return null
  if (backup === 'none')
    return bad('Backup', 'None was made that is known of.', tellSomebody, { technical: makeBackup })
  const words = `The last one was made ${agoInWords(now - backup.at)}`
  return now - backup.at < backupLastsMs
    ? good('Backup', `${words}, in ${backup.folder}.`)
    : bad('Backup', `${words}.`, tellSomebody, {
        technical: `the last one is in ${backup.folder}; ${makeBackup}`,
      })
}

function keyLine({ isKeySaved }: HealthFacts): HealthLine | null {
  if (isKeySaved === null) return null
  if (isKeySaved) return good('Key of the leads', 'A copy is kept elsewhere.')
  return {
    ...bad(
      'Key of the leads',
      'Nobody has said that a copy is kept elsewhere. Without the key, no backup of your leads can be read.',
      'Ask whoever looks after the website to keep a copy where you keep passwords, apart from the backups. Then say so:',
      { technical: 'it is application.key in DATA_DIR, or APPLICATION_KEY' },
    ),
    press: 'A copy is kept elsewhere',
  }
}

function diskLine({ freeBytes }: HealthFacts): HealthLine | null {
  if (freeBytes === null) return null
  const free = `${(freeBytes / gigabyte).toFixed(1)} GB are free.`
  return freeBytes < gigabyte
    ? bad('Disk', free, 'Tell whoever looks after the website soon: without room, no lead can be kept.', {
        technical: 'make room on the disk of DATA_DIR',
      })
    : good('Disk', free)
}

/** A reason of the importer as staff read it: it ends before the option of the command. */
function withoutOptions(reason: string): string {
  const words = reason.replace(/: not replaced without --\w+\.?$/, '')
  return /[.!?]$/.test(words) ? words : `${words}.`
}
