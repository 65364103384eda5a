import type { Entry } from './lexicon.ts'
import { keepOthers, type Reading } from './reading.ts'

/** Fields with so few values that all the others can be chosen. */
const excludable = new Set([
  'colour',
  'gearbox',
  'fuelType',
  'bodyType',
  'driveType',
  'cabType',
  'wheelbase',
  'axleConfiguration',
])

/**
 * "Not diesel" is no diesel hybrid either. Nearly all hybrids burn petrol, so one that was asked for stays: "hybrid, not
 * petrol".
 */
function withHybrids({ words, lexicon }: Reading, fuels: readonly string[]): readonly string[] {
  const burnt = fuels.filter(
    (fuel) => /^(petrol|diesel)$/i.test(fuel) && !(words.has('fuelType') && /petrol/i.test(fuel)),
  )
  const all = lexicon.vocabulary.words.fuelType ?? []
  return [...fuels, ...all.filter((value) => burnt.some((fuel) => value.startsWith(`${fuel} `)))]
}

/** "Not red" is every other colour. False when there are too many others, or none. */
export function exclude(reading: Reading, meaning: readonly Entry[]): boolean {
  const [first] = meaning
  const { vocabulary } = reading.lexicon
  if (first?.kind === 'make') {
    reading.excludedMakes.add(first.make)
    return keepOthers(reading, 'make', Object.keys(vocabulary.models), (make) => make === first.make)
  }
  if (first?.kind === 'model') {
    const models = [...(reading.words.get('make') ?? [])].flatMap((make) => vocabulary.models[make] ?? [])
    const excluded = meaning.flatMap((entry) => (entry.kind === 'model' ? entry.models : []))
    // "Not Focus" leaves out "Focus Estate" too.
    return keepOthers(reading, 'model', models, (model) =>
      excluded.some((name) => model === name || model.startsWith(`${name} `)),
    )
  }
  if (first?.kind !== 'word' || !excludable.has(first.field)) return false
  const excluded = first.field === 'fuelType' ? withHybrids(reading, first.values) : first.values
  return keepOthers(reading, first.field, vocabulary.words[first.field] ?? [], (value) =>
    excluded.includes(value),
  )
}
