import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Dealer, dealerSchema } from '#domain/dealer/dealer-schema.ts'
import { findLine } from '../../server/dealer/find-line.ts'
import { inProject, nameInProject } from '../project.mjs'

/** In a text of an example dealer that nobody else may publish. */
const inventedMark = /Invented for the demo/

/**
 * What a dealer's folder still says of an example dealer, from whose folder it was copied: a line for each fact that no
 * other dealer has, for each text that names the example, one of its towns or a figure of its, and for each picture.
 */
export async function findLeftovers(dealer: Dealer, folder: string): Promise<string[]> {
  const examples = await readExamples(folder)
  const file = join(folder, 'dealer.ts')
  const source = readFileSync(file, 'utf8')
  const facts = examples.flatMap(({ name, facts }) =>
    unsharedFacts(facts).flatMap(([path, value]) => {
      if (valueAt(dealer, path) !== value) return []
      const line = findLine(source, path)
      return [
        `${nameInProject(file)}:${line}: ${path.join('.')}: it is still that of ${name}: expected yours`,
      ]
    }),
  )
  return [
    ...facts,
    ...textsOf(folder).flatMap((text) => leftoversIn(text, examples, dealer)),
    ...examples.flatMap(({ name }) => picturesOf(folder, name)),
  ]
}

interface Example {
  /** `dealers/demo`. */
  name: string
  facts: Dealer
}

async function readExamples(folder: string): Promise<Example[]> {
  const files = globSync(inProject('dealers/*/dealer.ts')).filter((file) => dirname(file) !== resolve(folder))
  return Promise.all(
    files.sort().map(async (file) => ({
      name: `dealers/${basename(dirname(file))}`,
      facts: dealerSchema.parse((await import(/* @vite-ignore */ pathToFileURL(file).href)).default),
    })),
  )
}

type Path = (string | number)[]

/** Those that two dealers do not have in common: who they are, how to reach them, and what they publish of themselves. */
function unsharedFacts({ figures, reviews, staff = [], ...facts }: Dealer): [path: Path, value: unknown][] {
  const identity: Path[] = [
    ...[['name'], ['legalName'], ['company', 'number'], ['vatNumber'], ['email'], ['security', 'contact']],
    ...[
      ['phone', 'number'],
      ['mobile', 'number'],
      ['regulatoryStatus', 'firmReference'],
    ],
  ]
  const published: Path[] = [
    ...Object.keys(figures).map((name) => ['figures', name, 'value']),
    ...(reviews ? [['reviews', 'count']] : []),
    ...staff.map((_, index) => ['staff', index]),
  ]
  return [...identity, ...published].flatMap((path): [Path, unknown][] => {
    const value = valueAt({ ...facts, figures, reviews, staff }, path)
    return value === undefined ? [] : [[path, value]]
  })
}

function valueAt(facts: object, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)?.[key], facts)
}

/** The logo, and what is drawn from it and the name: `scripts/draw/dealer-pictures.ts`. */
function picturesOf(folder: string, example: string): string[] {
  const pictures = globSync('{logo.svg,public/*}', { cwd: inProject(example) }).sort()
  return pictures.flatMap((picture) => {
    const file = join(folder, picture)
    if (!existsSync(file) || !readFileSync(file).equals(readFileSync(inProject(example, picture)))) return []
    return [`${nameInProject(file)}: it is still that of ${example}: draw yours`]
  })
}

const textsOf = (folder: string) =>
  globSync(`${folder}/{pages,articles,reviews,landing,tools}/**/*.mdx`).sort()

function leftoversIn(file: string, examples: readonly Example[], dealer: Dealer): string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  const own = new Set([...wordsOf(dealer), ...(dealer.alsoNames ?? [])])
  return examples.flatMap(({ name, facts }) => {
    const foreign = wordsOf(facts).filter((word) => !own.has(word))
    return lines.flatMap((line, index) => {
      const place = `${nameInProject(file)}:${index + 1}`
      if (name === 'dealers/demo' && inventedMark.test(line))
        return [`${place}: it was invented for ${name}: write your own, or remove the file`]
      return foreign
        .filter((word) => names(line, word))
        .map((word) => `${place}: “${word}” is of ${name}: write yours, or list the word in \`alsoNames\``)
    })
  })
}

/** What texts name of a dealer: its names, towns, telephone numbers and published figures. */
function wordsOf({
  name,
  legalName,
  branches,
  address,
  phone,
  mobile,
  email,
  figures,
  reviews,
}: Dealer): string[] {
  const counts = [
    ...Object.values(figures).flatMap((figure) => (typeof figure === 'object' ? [figure.value] : [])),
    ...(reviews ? [reviews.count, reviews.countOnFinancePages ?? reviews.count] : []),
  ]
  const words = [
    ...[name, legalName, address.town, phone.label, mobile.label, email],
    ...branches.flatMap(({ town, name: own = town }) => [town, own]),
    ...counts.flatMap((value) => [value.toLocaleString('en-GB'), String(value)]),
  ]
  return [...new Set(words)]
}

/** Whether a line has a word by itself, in whatever case. */
function names(line: string, word: string): boolean {
  const [text, wanted] = [line.toLowerCase(), word.toLowerCase()]
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + wanted.length]]
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true
  }
  return false
}
