import { globSync } from 'node:fs'
import { join } from 'node:path'
import { dealerFolder } from '../../scripts/dealer/folder.mjs'
import { nameInProject } from '../../scripts/project.mjs'
import { findPlace } from './find-place.ts'
import facts, { staff } from './load.ts'

/** One fact as it is shown, and where it is changed: "dealers/demo/dealer.ts:31". */
export interface SiteFact {
  label: string
  value: string
  place: string
}

export interface FactGroup {
  title: string
  facts: SiteFact[]
}

export interface SiteFacts {
  groups: FactGroup[]
  /** Texts, pictures and styles of the dealer, by their path. */
  files: string[]
}

type Path = readonly (string | number)[]

/** A list with more entries is counted: addresses of a former site may be thousands. */
const mostEntries = 40

let read: SiteFacts | null = null

/** Everything in the dealer's folder that the site shows, as it was when this process began. */
export function readSiteFacts(): SiteFacts {
  read ??= {
    groups: groupsOf({ ...facts, ...(staff.length > 0 && { staff }) }, join(dealerFolder(), 'dealer.ts')),
    files: globSync('**/*', { cwd: dealerFolder(), withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => nameInProject(join(entry.parentPath, entry.name)))
      .toSorted(),
  }
  return read
}

interface Written {
  all: object
  file: string
}

/** Facts of one value each come first; a fact of several is a group of its own. */
export function groupsOf(all: object, file: string): FactGroup[] {
  const single: SiteFact[] = []
  const groups: FactGroup[] = []
  for (const [name, value] of Object.entries(all)) {
    if (value === undefined) continue
    const leaves = leavesOf(value, [name])
    if (!isObject(value)) single.push(...leaves.map((leaf) => factOf(leaf, [], { all, file })))
    else
      groups.push({ title: inWords(name), facts: leaves.map((leaf) => factOf(leaf, [name], { all, file })) })
  }
  return [{ title: 'The business', facts: single }, ...groups]
}

interface Leaf {
  path: Path
  value: string
}

function leavesOf(value: unknown, path: Path): Leaf[] {
  if (!isObject(value)) return [{ path, value: valueInWords(value) }]
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  if (entries.length === 0) return [{ path, value: 'None' }]
  if (entries.length > mostEntries)
    return [{ path, value: `${entries.length.toLocaleString('en-GB')} entries` }]
  const values = entries.map(([, each]) => each)
  // What a page shows as one line: a short list of words, and a pair in a list such as days and hours.
  const areWords = values.every((each) => !isObject(each))
  if (Array.isArray(value) && areWords && values.join().length < 60)
    return [{ path, value: values.map(valueInWords).join(', ') }]
  if (typeof path.at(-1) === 'number' && areWords && values.length <= 2)
    return [{ path, value: values.map(valueInWords).join(': ') }]
  return entries.flatMap(([key, each]) => leavesOf(each, [...path, Array.isArray(value) ? Number(key) : key]))
}

function factOf({ path, value }: Leaf, group: Path, { all, file }: Written): SiteFact {
  const { file: written, line } = findPlace(file, path)
  const labels = path.map((part, index) =>
    typeof part === 'number' ? nameOfPart(all, path.slice(0, index + 1)) : inWords(part),
  )
  return {
    label: labels.slice(group.length).join(', ') || 'All',
    value,
    place: `${nameInProject(written)}:${line}`,
  }
}

/** What a part of a list is called: the name or town of a branch, else its number. */
function nameOfPart(all: object, path: Path): string {
  const part = path.reduce<unknown>((whole, key) => (whole as Record<string | number, unknown>)[key], all)
  const { name, town } = (isObject(part) ? part : {}) as Record<string, unknown>
  return (
    [name, town].find((each): each is string => typeof each === 'string') ?? String(Number(path.at(-1)) + 1)
  )
}

/** "representativeExample" as "Representative example", "vatNumber" as "VAT number"; an address of a former site stays as it is. */
function inWords(name: string): string {
  if (!/^[a-z][A-Za-z]*$/.test(name)) return name
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const sentence = words.charAt(0).toUpperCase() + words.slice(1)
  return sentence.replace(/\b(?:vat|apr|fca|mot)\b/gi, (letters) => letters.toUpperCase())
}

function valueInWords(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return String(value)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
