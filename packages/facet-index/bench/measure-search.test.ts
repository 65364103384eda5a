import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { FacetRecord, Field, Query, Schema } from '../facet-index.ts'
import { differs } from './differs.ts'
import type { Answer, Peer } from './engines/engine.ts'
import { facetIndex } from './engines/facet-index.ts'
import { generateQueries } from './generate-queries.ts'
import { measureSearch } from './measure-search.ts'
import { choosePeers } from './peers.ts'
import { between, createRandom, pick } from './random.ts'

const open = Number.POSITIVE_INFINITY

/** More fields than an integer of 32 bits has: keywords, numbers, and numbers in bands. */
const schema: Schema = {
  fields: {
    ...Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`field${i}`, fieldOf(i)])),
    place: { kind: 'point' },
    rank: { kind: 'number', facet: false },
  },
  sorts: {
    best: { by: 'rank', direction: 'descending' },
    first: { by: 'field1', direction: 'ascending' },
    nearest: { by: 'place', direction: 'nearest' },
  },
  clusterBy: ['field0', 'field3'],
}

function fieldOf(i: number): Field {
  if (i % 3 === 0) return { kind: 'keyword' }
  if (i % 3 === 1) return { kind: 'number' }
  const bands = [
    { low: 0, high: 4, value: 'few' },
    { low: 5, high: open, value: 'many' },
  ]
  return { kind: 'number', bands }
}

/** A tenth of the values are absent. */
function generateRecords(count: number): FacetRecord[] {
  const random = createRandom(1)
  const drawn = (i: number) =>
    i % 3 === 0 ? pick(random, ['Ash', 'Elm', "Maker's oak"]) : between(random, 0, 9)
  return Array.from({ length: count }, (_, record) => {
    const present = Array.from({ length: 40 }, (_, i) => i).filter(() => random() < 0.9)
    return {
      id: `record-${record}`,
      values: {
        ...Object.fromEntries(present.map((i) => [`field${i}`, drawn(i)])),
        place: { latitude: between(random, 50, 58), longitude: between(random, -6, 2) },
        rank: record % 50,
      },
    }
  })
}

const records = generateRecords(400)
const queries = generateQueries(schema, records, { count: 50, seed: 2, often: ['field0', 'field38'] })

/** By engine, the answers that differ from those of the index. */
async function countDifferences(peers: readonly Peer[]): Promise<Record<string, number>> {
  const { engines } = await measureSearch({
    peers,
    schema,
    records,
    count: records.length,
    queries,
    rounds: 1,
    say() {},
  })
  return Object.fromEntries(engines.map(({ name, differences }) => [name, differences]))
}

it('finds no difference between the index, the oracle and SQLite on 40 fields', async () => {
  const peers = await choosePeers({ engines: 'SQLite,Plain scan', kernels: true })
  expect(Object.values(await countDifferences(peers))).toEqual([0, 0, 0, 0])
})

// They are large, so only a measurement installs them; it fails too when an answer differs.
it.skipIf(!existsSync(new URL('node_modules', import.meta.url)))(
  'finds none in the engines that are installed for measurements',
  async () => {
    const peers = await choosePeers({ engines: 'DuckDB,Roaring,Orama', kernels: false })
    expect(Object.values(await countDifferences(peers))).toEqual([0, 0, 0, 0])
  },
)

it('counts the answers of an engine that are wrong', async () => {
  const wrong: Peer = {
    name: 'wrong',
    native: false,
    async open(...given) {
      const engine = await facetIndex.open(...given)
      const ask = (query: Query) => ({ ...(engine.ask(query) as Answer), total: -1 })
      return { ...engine, name: 'wrong', ask }
    },
  }
  expect((await countDifferences([facetIndex, wrong])).wrong).toBe(queries.length)
})

const answer: Answer = { total: 2, ids: ['a', 'b'], facets: { hull: [{ value: 'Ash', count: 2 }], rig: [] } }

it.each<[string, Partial<Answer>, boolean]>([
  ['the same', {}, false],
  ['another total', { total: 3 }, true],
  ['another page', { ids: ['b', 'a'] }, true],
  ['a facet less', { facets: { hull: [{ value: 'Ash', count: 2 }] } }, true],
  ['an empty facet', { facets: { hull: [], rig: [] } }, true],
  ['another count', { facets: { hull: [{ value: 'Ash', count: 1 }], rig: [] } }, true],
  [
    'a value more',
    { facets: { hull: [{ value: 'Ash', count: 2 }], rig: [{ value: 'Cat', count: 1 }] } },
    true,
  ],
  ['no facets, and the same total', { facets: null, ids: [] }, false],
])('compares answers: %s', (_, other, different) => {
  expect(differs(answer, { ...answer, ...other }, ['hull', 'rig'])).toBe(different)
  expect(differs({ ...answer, ...other }, answer, ['hull', 'rig'])).toBe(different)
})
