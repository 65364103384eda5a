import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import dealer from '#dealer'
import { demoFolder } from '../../scripts/dealer/folder.mjs'
import { checkDealer } from './check-dealer.ts'
import { findLine } from './find-line.ts'

const demoFile = join(demoFolder, 'dealer.ts')

describe('a mistake in a dealer’s facts', () => {
  it('is told with file, line and what is expected', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'dealer-')), 'dealer.ts')
    const demo = await readFile(demoFile, 'utf8')
    await writeFile(file, demo)
    const line = demo.split('\n').findIndex((text) => text.includes("'L24 9HD'")) + 1
    const branches = dealer.branches.map((branch) => {
      return branch.town === 'Speke' ? { ...branch, postcode: 'L24' } : branch
    })
    await expect(checkDealer({ ...dealer, branches }, file)).rejects.toThrow(
      new RegExp(`dealer\\.ts:${line}: branches\\.1\\.postcode: expected a postcode such as "L3 4DB"`),
    )
  })

  it('is told where a fact is missing or unknown', async () => {
    const { name: _, ...nameless } = dealer
    const file = demoFile
    await expect(checkDealer(nameless, file)).rejects.toThrow(/: name: expected words/)
    await expect(checkDealer({ ...dealer, nmae: 'A' }, file)).rejects.toThrow(/Unrecognized key: "nmae"/)
    await expect(checkDealer(undefined, file)).rejects.toThrow(
      /: the file: expected the facts as a default export/,
    )
  })
})

describe('branches', () => {
  const [branch] = dealer.branches
  const withBranches = (...branches: object[]) => {
    return checkDealer({ ...dealer, branches }, demoFile)
  }

  it('in one town have names of their own', async () => {
    const docks = { ...branch, name: 'Liverpool Docks', postcode: 'L3 4DC' }
    await expect(withBranches(branch, { ...docks, name: undefined })).rejects.toThrow(
      /branches\.1\.name: .*another branch is called “Liverpool” too/,
    )
    await expect(withBranches(branch, { ...branch, town: 'Speke', name: 'Liverpool' })).rejects.toThrow(
      /branches\.1\.name/,
    )
    expect((await withBranches(branch, docks)).branches).toHaveLength(2)
  })
})

describe('the terms of credit', () => {
  const file = demoFile
  const { credit } = dealer
  if (credit === null) throw new Error('The demo has no credit')
  const { representativeExample } = credit

  it.each([
    [
      'a rate from which others start above that of the example',
      { ratesFrom: 20.6 },
      /ratesFrom: .*at most 20.5/,
    ],
    [
      'an example whose fee makes its APR dearer than the rate',
      { ratesFrom: 22.3, representativeExample: { cashPrice: 1_000, deposit: 0, months: 12 } },
      null,
    ],
    [
      'an example with nothing to borrow',
      { representativeExample: { ...representativeExample, deposit: 12_000 } },
      /representativeExample\.deposit: expected a deposit below/,
    ],
    [
      'an example whose deposit leaves nothing to repay in a PCP',
      { representativeExample: { ...representativeExample, deposit: 9_000 } },
      /representativeExample\.deposit: expected less than £\d+, which leaves something/,
    ],
    ['a term that no lender offers', { defaults: { deposit: 0, months: 61 } }, /at most 60 months/],
  ])('are checked: %s', async (_, changed, message) => {
    const checked = checkDealer({ ...dealer, credit: { ...credit, ...changed } }, file)
    if (message === null) await expect(checked).resolves.toBeDefined()
    else await expect(checked).rejects.toThrow(message)
  })

  it('are needed, unless the dealer offers no finance or may not', async () => {
    const none = { ...dealer, credit: null }
    await expect(checkDealer(none, file)).rejects.toThrow(/credit: expected the terms of credit/)
    const { sells } = await checkDealer({ ...none, regulatoryStatus: { kind: 'none' } }, file)
    expect(sells).toMatchObject({ finance: false, leasing: false })
    await expect(
      checkDealer({ ...none, sells: { ...dealer.sells, finance: false } }, file),
    ).resolves.toBeDefined()
  })
})

describe('facts that the law asks for', () => {
  const file = demoFile

  it('are the leasing companies and their commission, unless the dealer arranges no leases', async () => {
    const { leasing: _, ...none } = dealer
    await expect(checkDealer(none, file)).rejects.toThrow(/leasing: expected the leasing companies/)
    await expect(
      checkDealer({ ...none, sells: { ...dealer.sells, leasing: false } }, file),
    ).resolves.toBeDefined()
  })

  it.each(['guarantor', 'territory'])('are the %s of a warranty', async (fact) => {
    const warranty = { ...dealer.promises.warranty, [fact]: undefined }
    await expect(checkDealer({ ...dealer, promises: { warranty } }, file)).rejects.toThrow(
      new RegExp(`promises\\.warranty\\.${fact}: expected words`),
    )
  })
})

it.each([
  [[], 3],
  [['a'], 4],
  [['list', 1, 'b'], 7],
  [['list', 9], 5],
  [['named'], 9],
])('the part at %j is on line %d', (path, line) => {
  const source = `const named = { c: 1 }

export default {
  a: 1 as number,
  list: [
    {},
    { b: 'x' },
  ],
  named,
} satisfies object`
  expect(findLine(source, path)).toBe(line)
})
