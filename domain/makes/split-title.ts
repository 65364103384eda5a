import { nameKey } from './known-make.ts'
import { longModels, makeAliases, makes } from './makes.data.ts'

export interface TitleParts {
  make: string
  model?: string | undefined
  derivative?: string
  /** "2017" of "Used 2017 (67) Ford Fiesta". */
  yearOfManufacture?: string
}

/** Splits an advert's title; null when it does not begin with a known make. */
export type TitleSplitter = (title: string) => TitleParts | null

/** The word of a title that should be the make: "Marcos" of "Used 2004 Marcos Mantis". */
export function firstWordOfTitle(title: string): string {
  return withoutPreface(title).split(/\s+/, 1)[0] ?? ''
}

/**
 * For titles such as "Land Rover Range Rover Sport 3.0 SDV6 HSE 5dr". The make is the longest known one that the title
 * begins with. The model is the longest known one of that make, or else one word, or two such as "3 Series".
 *
 * @param stocked Makes and models of the stock, in addition to `makes.data.ts`. A make that begins with another one is
 * not learnt: an import with a wrong map may have made "Porsche Macan" a make.
 */
export function createTitleSplitter(
  stocked: Iterable<{ make: string; model?: string | undefined }> = [],
): TitleSplitter {
  const makeNames = new Map<string, string>()
  const models = new Map<string, Set<string>>()
  function learn(make: string, model?: string): void {
    const key = nameKey(make)
    if (key === '') return
    if (!makeNames.has(key)) makeNames.set(key, make)
    const modelKey = nameKey(model ?? '')
    if (modelKey !== '') models.set(key, (models.get(key) ?? new Set()).add(modelKey))
  }
  for (const make of makes) learn(make, undefined)
  for (const [make, names] of Object.entries(longModels)) for (const name of names) learn(make, name)
  for (const [alias, make] of Object.entries(makeAliases)) {
    if (!makeNames.has(nameKey(alias))) makeNames.set(nameKey(alias), make)
  }
  const byLength = [...stocked].toSorted((a, b) => nameKey(a.make).length - nameKey(b.make).length)
  for (const { make, model } of byLength) if (!beginsWithAnother(make)) learn(make, model)

  function beginsWithAnother(make: string): boolean {
    const key = nameKey(make)
    if (makeNames.has(key)) return false
    const words = key.split(' ')
    return words.some((_, at) => at > 0 && makeNames.has(words.slice(0, at).join(' ')))
  }

  return (title) => {
    const words = withoutPreface(title).split(/\s+/).filter(Boolean)
    const makeLength = longestStart(words, (key) => makeNames.has(key))
    // "Range Rover Evoque" without its make.
    const isRangeRover = makeLength === 0 && /^range rover\b/i.test(words.join(' '))
    const make = isRangeRover ? 'Land Rover' : makeNames.get(keyOf(words, makeLength))
    if (make === undefined) return null
    const [, year] = preface.exec(title.trim()) ?? []
    return { ...partsOf(make, words.slice(makeLength)), ...(year && { yearOfManufacture: year.trim() }) }
  }

  function partsOf(make: string, words: readonly string[]): TitleParts {
    const own = models.get(nameKey(make))
    const known = longestStart(words, (key) => own?.has(key) === true)
    const length = Math.max(known, plainModelLength(words))
    const model = words.slice(0, length).join(' ')
    const derivative = words.slice(length).join(' ')
    return { make, ...(model && { model }), ...(derivative && { derivative }) }
  }
}

/** Words of the longest name of a make or model. */
const mostWords = 4

function longestStart(words: readonly string[], isName: (key: string) => boolean): number {
  for (let length = Math.min(mostWords, words.length); length > 0; length--) {
    if (isName(keyOf(words, length))) return length
  }
  return 0
}

/** One word, two for "3 Series", "A Class" and "Model 3", none where an engine size follows. */
function plainModelLength([first = '', second = '']: readonly string[]): number {
  if (first === '' || engineSize.test(first)) return 0
  if (/^(series|class)$/i.test(second)) return 2
  return /^(model|grand|new)$/i.test(first) && second !== '' && !engineSize.test(second) ? 2 : 1
}

const engineSize = /^\d\.\d/

/** Of "Used 2017 (67) Ford …" what stands before the make, and the year in it. */
const preface =
  /^(?:(?:brand new|new|used|pre-owned)\s+)?((?:19|20)\d\d\s+)?(?:\(?\d\d\)?\s+(?:(?:plate|reg)\s+)?(?=[a-z]))?/i

function withoutPreface(title: string): string {
  return title.trim().replace(preface, '')
}

function keyOf(words: readonly string[], length: number): string {
  return nameKey(words.slice(0, length).join(' '))
}
