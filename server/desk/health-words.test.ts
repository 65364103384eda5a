import { describe, expect, it } from 'vitest'
import type { Backlog } from '#domain/leads/outbox.ts'
import { type HealthFacts, healthInWords } from './health-words.ts'

const none: Backlog = { waiting: 0, rejected: 0, oldestWaiting: null, failing: 0, failure: null }
const now = Date.UTC(2026, 10, 28, 12, 0)
const minutes = (count: number) => now - count * 60_000
const feed = { feed: 'f', version: {}, heldBack: null }
const well: HealthFacts = {
  site: { address: '127.0.0.1:3000', answers: true },
  vehicles: 1_234,
  feed: { ...feed, taken: { at: minutes(5), added: 3, changed: 0, left: 2 } },
  disputed: { state: 'known', total: 0, withheld: 0 },
  feedIntervalMs: 900_000,
  hasLeadService: true,
  hasEmail: true,
  backlog: { applications: none, enquiries: none, email: none },
  pauses: [],
  backup: { at: minutes(180), folder: '/backups/1' },
  isKeySaved: true,
  freeBytes: 20_000_000_000,
  now,
}

/** What is not well, as "about: words". */
const faults = (facts: Partial<HealthFacts>) =>
  healthInWords({ ...well, ...facts })
    .filter(({ isGood }) => !isGood)
    .map(({ about, words }) => `${about}: ${words}`)

describe('the health of the site in words', () => {
  it('says of each part that it works', () => {
    expect(healthInWords(well).map(({ words, remedy }) => [words, remedy])).toEqual(
      [
        'It answers.',
        '1,234 vehicles are for sale.',
        'Last read 5 minutes ago: 3 added, 2 gone.',
        'No advert differs from it.',
        'All were sent.',
        'All were sent.',
        'The last one was made 3 hours ago, in /backups/1.',
        'A copy is kept elsewhere.',
        '20.0 GB are free.',
      ].map((words) => [words, null]),
    )
  })

  it.each<[Partial<HealthFacts>, string]>([
    [
      { site: { address: '127.0.0.1:3000', answers: false } },
      'Website: It does not answer: visitors may see nothing.',
    ],
    [{ feed: 'none' }, 'Feed: No list of your stock has come yet.'],
    [
      { disputed: { state: 'known', total: 4, withheld: 1 } },
      'MOT record: 4 adverts differ from it. 1 shows no mileage until you have looked.',
    ],
    [{ disputed: { state: 'known', total: 1, withheld: 0 } }, 'MOT record: 1 advert differs from it.'],
    [{ vehicles: 0 }, 'Stock: No vehicle is for sale.'],
    [
      {
        feed: {
          ...feed,
          heldBack: { since: Date.UTC(2026, 10, 27, 8, 5), reason: 'It ends in the middle of a row.' },
        },
      },
      'Feed: Held back since 27 November 2026, 08:05: It ends in the middle of a row. Vehicles that were sold may still be advertised.',
    ],
    [
      {
        feed: {
          ...feed,
          readAt: minutes(60),
          failing: { since: Date.UTC(2026, 10, 28, 11, 10), reason: 'https://feeds.example answered 404' },
        },
      },
      'Feed: It could not be read since 28 November 2026, 11:10. Vehicles that were sold may still be advertised.',
    ],
    [
      { feed: { ...feed, readAt: Date.UTC(2026, 10, 27, 8, 5) } },
      'Feed: Nobody has looked at it since 27 November 2026, 08:05. Last read 27 hours ago.',
    ],
    [{ hasEmail: false, hasLeadService: false }, 'Leads: You see new ones here only: nobody gets an email.'],
    [
      { backlog: { applications: none, enquiries: none, email: { ...none, rejected: 1 } } },
      'Emails to you: 1 lead was refused. You see it here.',
    ],
    [
      {
        backlog: {
          applications: { ...none, failing: 2, oldestWaiting: Date.UTC(2026, 10, 27, 23, 5) },
          enquiries: { ...none, failing: 1, oldestWaiting: minutes(5) },
          email: none,
        },
      },
      'Lead service: 3 leads could not be sent yet. The first came on 27 November 2026, 23:05. You see them here.',
    ],
    [
      {
        backlog: {
          applications: none,
          enquiries: none,
          email: { ...none, failing: 1, oldestWaiting: minutes(5) },
        },
      },
      'Emails to you: 1 lead could not be sent yet. It came on 28 November 2026, 11:55. You see it here.',
    ],
    [
      {
        pauses: [
          {
            endpoint: 'email',
            failure: 'SMTP 535',
            since: Date.UTC(2026, 10, 27, 23, 0),
            failures: 4,
            nextProbeAt: 0,
          },
        ],
      },
      'Emails to you: None has been sent since 27 November 2026, 23:00. They wait, and you see them here.',
    ],
    [{ backup: 'none' }, 'Backup: None was made that is known of.'],
    [
      { backup: { at: minutes(3 * 24 * 60), folder: '/backups/1' } },
      'Backup: The last one was made 3 days ago.',
    ],
    [
      { isKeySaved: false },
      'Key of the leads: Nobody has said that a copy is kept elsewhere. Without the key, no backup of your leads can be read.',
    ],
    [{ freeBytes: 400_000_000 }, 'Disk: 0.4 GB are free.'],
  ])('says of %o: %s', (facts, fault) => {
    expect(faults(facts)).toEqual([fault])
    for (const { words, remedy } of healthInWords({ ...well, ...facts }).filter(({ isGood }) => !isGood))
      expect(`${words} ${remedy ?? ''}`).not.toMatch(
        /[A-Z]{2,}_|DATA_DIR|--|forecourt |systemctl|\.key|HTTP|SMTP/,
      )
  })

  it.each([
    [5, 'It is sent again by itself, at most 75 minutes after it works again.'],
    [
      9 * 60,
      'Tell whoever looks after the website. It is sent again by itself, at most 75 minutes after it works again.',
    ],
  ])('says what to do when mail has been away for %i minutes', (away, words) => {
    const email = { ...none, failing: 1, oldestWaiting: minutes(away), failure: 'ECONNREFUSED' }
    const lines = healthInWords({ ...well, backlog: { applications: none, enquiries: none, email } })
    expect(lines.find(({ isGood }) => !isGood)).toMatchObject({
      remedy: words,
      technical: 'ECONNREFUSED: what answers is set by SMTP_URL',
    })
  })

  it('says to whoever looks after the website which setting or command it is', () => {
    const technical = (facts: Partial<HealthFacts>) =>
      healthInWords({ ...well, ...facts }).flatMap(({ technical }) => technical ?? [])
    expect(technical({ hasEmail: false, hasLeadService: false })).toEqual([
      'neither LEAD_EMAIL nor LEAD_SERVICE_URL is set',
    ])
    const reason =
      'The feed would remove 40 of 50 vehicles, more than a fifth of the stock: not replaced without --force'
    const held = { feed: { ...feed, heldBack: { since: now, reason } } }
    expect(technical(held).join()).toContain('--replace --force')
    expect(faults(held).join()).toContain('more than a fifth of the stock. Vehicles that were sold')
  })

  it.each([
    [{ taken: { at: minutes(0), added: 0, changed: 0, left: 0 } }, 'Last read just now: nothing new.'],
    [
      { taken: { at: minutes(60), added: 1_200, changed: 10, left: 0 }, readAt: minutes(60) },
      'Last read 1 hour ago: 1,200 added, 10 changed.',
    ],
    [
      { taken: { at: minutes(120), added: 1, changed: 0, left: 0 }, readAt: minutes(5) },
      'Last read 5 minutes ago. The last file with news came 2 hours ago: 1 added.',
    ],
    [{ readAt: minutes(5) }, 'Last read 5 minutes ago.'],
    [{}, 'The last file that came was taken.'],
  ])('says of a feed that is read when, and what it changed: %o', (read, words) => {
    expect(healthInWords({ ...well, feed: { ...feed, ...read } })[2]).toMatchObject({ isGood: true, words })
  })

  it('leaves out what is not there', () => {
    const absent = {
      disputed: { state: 'off' as const },
      site: null,
      feed: null,
      backup: null,
      isKeySaved: null,
      freeBytes: null,
    }
    const lines = healthInWords({ ...well, ...absent, hasLeadService: false })
    expect(lines.map(({ about }) => about)).toEqual(['Stock', 'Emails to you'])
  })
})
