import type { Entry } from '../lexicon/lexicon.ts'

/**
 * What a name means here: one entry, or the same model of several makes. Empty when the name alone means nothing.
 *
 * @param makes Those that the phrase names.
 * @param owner The make that stands before the name.
 */
export function chooseEntries(
  entries: readonly Entry[],
  makes: ReadonlySet<string>,
  owner: ReadonlySet<string>,
): readonly Entry[] {
  const models = entries.filter((entry) => entry.kind === 'model')
  const owned = models.filter(({ make }) => owner.has(make))
  if (owned.length > 0) return preferExact(owned)
  const named = firstOf(entries, 'make') ?? firstOf(entries, 'word') ?? firstOf(entries, 'type')
  if (named) return [named]
  const free = models.filter(({ needsMake }) => !needsMake)
  const ofMakes = free.filter(({ make }) => makes.has(make))
  if (free.length > 0) return preferExact(ofMakes.length > 0 ? ofMakes : free)
  const other = firstOf(entries, 'trim') ?? firstOf(entries, 'absent')
  return other ? [other] : []
}

function firstOf(entries: readonly Entry[], kind: Entry['kind']): Entry | undefined {
  return entries.find((entry) => entry.kind === kind)
}

function preferExact(models: readonly Extract<Entry, { kind: 'model' }>[]): readonly Entry[] {
  const exact = models.filter((model) => model.exact)
  return exact.length > 0 ? exact : models
}

export function makesOf(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(entries.flatMap((entry) => ('make' in entry ? [entry.make] : [])))
}
