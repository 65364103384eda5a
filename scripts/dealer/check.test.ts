import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import dealer from '#dealer'
import { inProject } from '../project.mjs'
import { checkTexts } from './check-texts.ts'
import { demoFolder } from './folder.mjs'
import { findLeftovers } from './leftovers.ts'

describe('a mistake in redirects.ts', () => {
  it.each([
    ["'old.php': '/vehicles'", 'old.php: expected a path that begins with /'],
    ["'/cars/:': '/cars'", '/cars/:: expected a path such as "/showroom/:make"'],
    ["'/cars': 3", '/cars: expected words'],
    ["'/cars': '/vans", 'Unterminated string'],
    ["'/cars': vans", 'vans is not defined'],
  ])('is told with that file and its line: %s', async (written, mistake) => {
    const folder = await copyOf('demo')
    await writeFile(join(folder, 'redirects.ts'), `export default {\n  '/a': '/b',\n  ${written},\n}\n`)
    const { stderr } = await check(folder)
    expect(stderr).toContain(`${folder}/redirects.ts:3: ${mistake}`)
  })
})

describe('a copy of an example dealer', () => {
  const own = { name: 'Quay Cars', legalName: 'Quay Cars Limited', alsoNames: ['Chester'] }
  const isOfText = (line: string) => line.includes('.mdx:')

  async function leftoversOf(text: string, facts: object = {}) {
    const folder = await mkdtemp(join(tmpdir(), 'dealer-'))
    await mkdir(join(folder, 'pages'))
    await cp(join(demoFolder, 'dealer.ts'), join(folder, 'dealer.ts'))
    await writeFile(join(folder, 'pages/about.mdx'), text)
    const address = { ...dealer.address, town: 'Leeds' }
    const branches = [{ ...dealer.branches[0], town: 'Leeds' }] as typeof dealer.branches
    const left = await findLeftovers({ ...dealer, ...own, address, branches, ...facts }, folder)
    return left.map((line) => line.replace(`${folder}/`, ''))
  }

  it.each([
    ['We sell cars in Leeds.', []],
    ['Pierhead Motors sells cars.', ['Pierhead Motors']],
    ['PIERHEAD MOTORS LIMITED', ['Pierhead Motors', 'Pierhead Motors Limited']],
    ['Our branch in St Helens is open on Sunday.', ['St Helens']],
    ['We began in Liverpool.', ['Liverpool']],
    ['Wearside Cars, Sunderland', ['Wearside Cars', 'Sunderland']],
    ['We have sold 440,021 cars.', ['440,021']],
    ['Rated 4.7 on 95106 reviews', ['95106']],
    ['Call 0151 496 0123', ['0151 496 0123']],
    ['Write to hello@pierhead.example', ['hello@pierhead.example']],
    ['Half an hour from Chester', []],
    ['Liverpudlians and Prestonians', []],
  ])('does not publish what is the example’s: %s', async (text, words) => {
    const phone = { label: '0113 496 0123', number: '+441134960123' }
    const contact = { phone, mobile: phone, email: 'hello@quay.example', figures: {}, reviews: undefined }
    const told = (await leftoversOf(text, contact)).filter(isOfText)
    expect(told.map((line) => /^pages\/about\.mdx:1: “(.+)” is of dealers/.exec(line)?.[1])).toEqual(words)
  })

  it('does not publish what was invented for the example', async () => {
    const statement = await readFile(join(demoFolder, 'pages/modern-slavery.mdx'), 'utf8')
    expect((await leftoversOf(statement)).filter(isOfText)).toEqual([
      expect.stringContaining('about.mdx:1: it was invented for dealers/demo'),
    ])
  })

  it('does not keep its facts and figures', async () => {
    const left = (await leftoversOf('')).filter((line) => line.startsWith('dealer.ts:'))
    const paths = left.map((line) => line.split(': ')[1])
    expect(paths).toEqual(expect.arrayContaining(['phone.number', 'figures.usedCars.value', 'reviews.count']))
    expect(paths).not.toContain('name')
    expect(await leftoversOf('', { figures: {}, reviews: undefined })).not.toContainEqual(
      expect.stringMatching(/figures|reviews/),
    )
  })

  it('fails a build, and is only told by the development server', async () => {
    const folder = await copyOf('demo')
    for (const [options, fails] of [
      [[], true],
      [['--draft'], false],
    ] as const) {
      const { stderr, failed } = await check(folder, options)
      expect(stderr).toContain(`${folder}/dealer.ts:`)
      expect(stderr).toContain(`${folder}/logo.svg: it is still that of dealers/demo`)
      expect(failed).toBe(fails)
    }
  })
})

async function copyOf(example: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dealer-'))
  await cp(inProject('dealers', example), folder, { recursive: true })
  return folder
}

/** What the check before a build says of a folder. */
async function check(folder: string, options: readonly string[] = []) {
  const env = { ...process.env, FORECOURT_DEALER: folder }
  const command = [join(import.meta.dirname, 'check.ts'), ...options]
  try {
    return { ...(await promisify(execFile)(process.execPath, command, { env })), failed: false }
  } catch (error) {
    return { ...(error as { stdout: string; stderr: string }), failed: true }
  }
}

it.each(['demo', 'cash-only'])('the facts and texts of dealers/%s have no mistake', async (name) => {
  expect(await check(inProject('dealers', name))).toEqual({ stdout: '', stderr: '', failed: false })
})

describe('a mistake in a dealer’s texts', () => {
  async function mistakesOf(text: string): Promise<string[]> {
    const folder = await mkdtemp(join(tmpdir(), 'dealer-'))
    await mkdir(join(folder, 'articles'))
    await writeFile(join(folder, 'articles/own.mdx'), text)
    const mistakes = await checkTexts([folder])
    return mistakes.map((mistake) => mistake.replace(`${folder}/`, ''))
  }

  it('is told with file, line and what is expected', async () => {
    const page = `export const page = {
  title: 'Vans',
  description: 'Which van to buy',
  summary: 'Measure your load.',
  minutes: 2,
  updated: '22 November',
}

Words`
    expect(await mistakesOf(page)).toEqual([
      'articles/own.mdx:6: updated: expected a day such as "2026-11-22"',
      'articles/own.mdx:1: topic: expected one of Buying, Finance, Running, Vans, Trucks',
    ])
  })

  it('is told with its line before a text that begins with a component', async () => {
    const page = `export const page = {
  title: 'Vans',
  description: 'Which van to buy',

  summary: 'Measure your load.',
  topic: 'Vans',
  minutes: 2,
  updated: '22 November',
}

<div>
Words
</div>`
    expect(await mistakesOf(page)).toEqual([
      'articles/own.mdx:8: updated: expected a day such as "2026-11-22"',
    ])
  })

  it.each([
    ['# Vans', /^articles\/own\.mdx:1: the file: expected “export const page/],
    ['Words\n\nTwo <b>', /^articles\/own\.mdx:3: Expected a closing tag/],
    ['export const page = { title: Vans }', /^articles\/own\.mdx: Vans is not defined$/],
  ])('is told of a file that cannot be read: %s', async (text, mistake) => {
    expect(await mistakesOf(text)).toEqual([expect.stringMatching(mistake)])
  })
})
