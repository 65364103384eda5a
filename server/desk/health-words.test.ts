import { describe, expect, it } from 'vitest'
import type { Backlog } from '#domain/leads/outbox.ts'
import { type HealthFacts, healthInWords } from './health-words.ts'

const none: Backlog = { waiting: 0, rejected: 0, oldestWaiting: null, failing: 0, failure: null }
const well: HealthFacts = {
  site: { address: '127.0.0.1:3000', answers: true },
  vehicles: 1_234,
  feed: 'current',
  hasLeadService: true,
  hasEmail: true,
  backlog: { applications: none, enquiries: none, email: none },
  pauses: [],
  freeBytes: 20_000_000_000,
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
        'The last file that came was taken.',
        'All were sent.',
        'All were sent.',
        '20.0 GB are free.',
      ].map((words) => [words, null]),
    )
  })

  it.each<[Partial<HealthFacts>, string]>([
    [
      { site: { address: '127.0.0.1:3000', answers: false } },
      'Website: It does not answer at 127.0.0.1:3000.',
    ],
    [{ feed: 'none' }, 'Feed: No file has come yet.'],
    [{ vehicles: 0 }, 'Stock: No vehicle is for sale.'],
    [
      { feed: { since: Date.UTC(2026, 10, 27, 8, 5), reason: 'It ends in the middle of a row.' } },
      'Feed: Held back since 2026-11-27 08:05: It ends in the middle of a row. Vehicles that were sold may still be advertised.',
    ],
    [{ hasEmail: false, hasLeadService: false }, 'Leads: They are kept here and sent nowhere.'],
    [
      { backlog: { applications: none, enquiries: none, email: { ...none, rejected: 1 } } },
      'Emails to you: 1 lead refused.',
    ],
    [
      { backlog: { applications: { ...none, failing: 2 }, enquiries: { ...none, failing: 1 }, email: none } },
      'Lead service: 3 leads could not be sent yet.',
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
      'Emails to you: Stopped since 2026-11-27 23:00 (SMTP 535).',
    ],
    [{ freeBytes: 400_000_000 }, 'Disk: 0.4 GB are free.'],
  ])('says of %o: %s', (facts, fault) => {
    expect(faults(facts)).toEqual([fault])
  })

  it('leaves out what is not there', () => {
    const lines = healthInWords({ ...well, site: null, feed: null, hasLeadService: false, freeBytes: null })
    expect(lines.map(({ about }) => about)).toEqual(['Stock', 'Emails to you'])
  })
})
