import { readFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inProject } from '../../scripts/project.mjs'
import facts from './load.ts'
import { groupsOf, readSiteFacts } from './site-facts.ts'

it('has every fact with its line, also one that is written in another file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dealer-'))
  const file = join(folder, 'dealer.ts')
  await writeFile(join(folder, 'redirects.ts'), "export default {\n  '/old': '/new',\n}\n")
  await writeFile(
    file,
    [
      "import redirects from './redirects.ts'",
      'export default {',
      "  name: 'A Cars',",
      '  credit: null,',
      '  sells: {',
      "    car: ['used', 'new'],",
      '    partExchange: false,',
      '  },',
      '  branches: [',
      "    { town: 'Leeds',",
      "      hours: [{ days: 'Monday', open: '9am' }] },",
      '  ],',
      '  redirects,',
      '}',
    ].join('\n'),
  )
  const { default: written } = await import(file)
  const lines = groupsOf(written, file).flatMap(({ title, facts }) =>
    facts.map(
      ({ label, value, place }) => `${title}: ${label}: ${value} (${place.slice(folder.length + 1)})`,
    ),
  )
  expect(lines).toEqual([
    'The business: Name: A Cars (dealer.ts:3)',
    'The business: Credit: None (dealer.ts:4)',
    'Sells: Car: used, new (dealer.ts:6)',
    'Sells: Part exchange: No (dealer.ts:7)',
    'Branches: Leeds, Town: Leeds (dealer.ts:10)',
    'Branches: Leeds, Hours, 1: Monday: 9am (dealer.ts:11)',
    'Redirects: /old: /new (redirects.ts:2)',
  ])
})

it('leaves out no fact of the dealer, and names lines that hold them', () => {
  const { groups, files } = readSiteFacts()
  const all = groups.flatMap((group) => group.facts)
  const titles = new Set(
    groups.flatMap(({ title, facts: those }) => [title, ...those.map(({ label }) => label)]),
  )
  for (const name of Object.keys(facts)) {
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    expect([...titles].map((title) => title.toLowerCase())).toContain(words)
  }
  for (const { value, place } of all.filter(({ value: each }) => /^[\w ]{4,}$/.test(each))) {
    const [file = '', line] = place.split(':')
    const text = readFileSync(file.startsWith('/') ? file : inProject(file), 'utf8').split('\n')
    if (/^\d+ entries$|^None$/.test(value)) continue
    expect(
      text
        .slice(Number(line) - 1, Number(line) + 3)
        .join(' ')
        .replace(/(\d)_(?=\d)/g, '$1'),
      place,
    ).toContain(value.split(', ')[0])
  }
  expect(files.some((file) => file.endsWith('theme.css'))).toBe(true)
})
