import { isKnownMake, knownMake, nameKey } from './known-make.ts'
import { modelNames } from './model-names.data.ts'

/**
 * A model that a feed writes in capitals or small letters alone, in the trade's case: "FIESTA" as "Fiesta", "C-CLASS" as "C
 * Class", "I20" as "i20". Any other spelling, and a model that is unknown, is returned unchanged.
 */
export function knownModel(make: string, model: string): string {
  if (model !== model.toUpperCase() && model !== model.toLowerCase()) return model
  const models = modelsOf(make)
  return models?.get(model) ?? models?.get(modelKey(model)) ?? model
}

/** Whether it is a model of `model-names.data.ts`. */
export function isKnownModel(make: string, model: string): boolean {
  const models = modelsOf(make)
  return models !== undefined && (models.has(model) || models.has(modelKey(model)))
}

/** The longest names have as many words: "Land Rover", "Range Rover Sport". */
const mostWords = 3

/** The first make of the trade in a text, with the model that follows it: of "cheap alfa romeo giulia" Alfa Romeo and Giulia. */
export function namedIn(text: string): { make: string; model: string | null } | null {
  const words = text.split(/\s+/)
  const from = (start: number, count: number) => words.slice(start, start + count).join(' ')
  for (const start of words.keys())
    for (let count = mostWords; count >= 1; count -= 1) {
      const make = from(start, count)
      if (!isKnownMake(make)) continue
      const counts = Array.from({ length: mostWords }, (_, less) => mostWords - less)
      const model = counts.map((each) => from(start + count, each)).find((each) => isKnownModel(make, each))
      return {
        make: knownMake(make.toLowerCase()),
        model: model === undefined ? null : knownModel(make, model.toLowerCase()),
      }
    }
  return null
}

/** Makes and models as the trade spells them, which nearly every record does, and by their keys. */
let byMake: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined

function modelsOf(make: string): ReadonlyMap<string, string> | undefined {
  byMake ??= new Map(
    Object.entries(modelNames).flatMap(([name, list]) => {
      const names = list.split(',').map((model) => model.trim())
      const models = new Map([
        ...names.map((model) => [modelKey(model), model] as const),
        ...names.map((model) => [model, model] as const),
      ])
      return [[nameKey(name), models] as const, [name, models] as const]
    }),
  )
  return byMake.get(make) ?? byMake.get(nameKey(make))
}

function modelKey(model: string): string {
  return nameKey(model).replaceAll(' ', '')
}
