import type { Entry } from '../lexicon/lexicon.ts'
import { type Reading, stockValues, trimsOffered } from '../reading.ts'
import { addWords, keepOthers, nameOfModel } from './add-filters.ts'

/**
 * "Not diesel" is no diesel hybrid either. Nearly all hybrids burn petrol, so one that was asked for stays: "hybrid, not
 * petrol".
 */
function withHybrids(reading: Reading, fuels: readonly string[]): readonly string[] {
  const burnt = fuels.filter(
    (fuel) => /^(petrol|diesel)$/i.test(fuel) && !(reading.words.has('fuelType') && /petrol/i.test(fuel)),
  )
  const all = stockValues(reading, 'fuelType')
  return [...fuels, ...all.filter((value) => burnt.some((fuel) => value.startsWith(`${fuel} `)))]
}

/** "Fiesta but not a Fiesta": whether all models that the phrase asks for are to be left out. */
function hasNoOther({ words }: Reading, excluded: readonly { model: string }[]): boolean {
  const asked = [...(words.get('model') ?? [])]
  return asked.length > 0 && asked.every((name) => excluded.some(({ model }) => model === name))
}

/** "Not red" is every other colour. False when there are too many others, or none. */
export function exclude(reading: Reading, entries: readonly Entry[]): boolean {
  const [first] = entries
  const { models } = reading.lexicon.vocabulary
  switch (first?.kind) {
    case 'make':
      reading.excludedMakes.add(first.make)
      return keepOthers(reading, 'make', Object.keys(models), (make) => make === first.make)
    case 'model': {
      // "Not Focus" leaves out "Focus Estate" too.
      const excluded = entries.flatMap((entry) =>
        entry.kind === 'model'
          ? (models[entry.make] ?? [])
              .filter((model) => entry.models.some((name) => model === name || model.startsWith(`${name} `)))
              .map((model) => ({ make: entry.make, model }))
          : [],
      )
      if (hasNoOther(reading, excluded)) return false
      return addWords(reading, 'notModel', excluded.map(nameOfModel))
    }
    case 'word': {
      const { field, values } = first
      const excluded = field === 'fuelType' ? withHybrids(reading, values) : values
      return keepOthers(reading, field, stockValues(reading, field), (value) => excluded.includes(value))
    }
    case 'trim': {
      const { values } = first
      return keepOthers(reading, 'trim', trimsOffered(reading), (value) => values.includes(value))
    }
    default:
      return false
  }
}
