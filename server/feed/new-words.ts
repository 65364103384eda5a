import { isKnownMake, nameKey } from '#domain/makes/known-make.ts'
import { isKnownModel } from '#domain/makes/known-model.ts'
import { knownColour, knownWord } from '#domain/stock/known-word.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { vehicleWord } from '#domain/stock/vehicle-words.ts'

type Vehicle = StockRecord['vehicle']

/** What is reported where a feed has a word that the tables do not know, with the name of its field in a sentence. */
const reported = {
  make: { label: 'make', isKnown: isKnownMake },
  model: {
    label: 'model',
    isKnown: (word: string, vehicle: Vehicle) => isKnownModel(vehicleWord(vehicle, 'make') ?? '', word),
  },
  bodyType: { label: 'body type', isKnown: (word: string) => knownWord('bodyType', word) !== null },
  transmissionType: {
    label: 'gearbox',
    isKnown: (word: string) => knownWord('transmissionType', word) !== null,
  },
  fuelType: { label: 'fuel', isKnown: (word: string) => knownWord('fuelType', word) !== null },
  drivetrain: { label: 'drive', isKnown: (word: string) => knownWord('drivetrain', word) !== null },
  wheelbaseType: { label: 'wheelbase', isKnown: (word: string) => knownWord('wheelbaseType', word) !== null },
  cabType: { label: 'cab', isKnown: (word: string) => knownWord('cabType', word) !== null },
  ownershipCondition: {
    label: 'condition',
    isKnown: (word: string) => knownWord('ownershipCondition', word) !== null,
  },
  serviceHistory: {
    label: 'service history',
    isKnown: (word: string) => knownWord('serviceHistory', word) !== null,
  },
  colour: { label: 'colour', isKnown: (word: string) => knownColour(word) !== null },
} as const

type ReportedField = keyof typeof reported

function wordOf(vehicle: Vehicle, field: ReportedField): string | undefined {
  return field === 'wheelbaseType' ||
    field === 'cabType' ||
    field === 'ownershipCondition' ||
    field === 'serviceHistory'
    ? (vehicle[field] ?? undefined)
    : vehicleWord(vehicle, field)
}

const reportedFields = Object.keys(reported) as ReportedField[]

/** Of a field. Bounds the memory for a feed in which every row has another make. */
const mostWords = 50

export interface NewWords {
  newMakes: string[]
  /** 'colour "Kinetic"'. */
  newWords: string[]
}

/** Those of one vehicle, as they are reported. */
export function unknownWords({ vehicle }: StockRecord): string[] {
  return reportedFields.flatMap((field) => {
    const word = wordOf(vehicle, field)
    return word === undefined || reported[field].isKnown(word, vehicle)
      ? []
      : [`${reported[field].label} "${word}"`]
  })
}

/**
 * Collects the words of a feed that neither the tables nor the stock has: some come from a wrong map, and the filters offer
 * the others as they are written.
 */
export function createNewWords(store: Pick<StockStore, 'all'>) {
  const words = Object.fromEntries(
    reportedFields.map((field) => [field, new Map<string, string>()]),
  ) as Record<ReportedField, Map<string, string>>
  const isEmpty = () => reportedFields.every((field) => words[field].size === 0)

  return {
    note({ vehicle }: StockRecord): void {
      for (const field of reportedFields) {
        const word = wordOf(vehicle, field)
        const own = words[field]
        if (word === undefined || own.size >= mostWords || reported[field].isKnown(word, vehicle)) continue
        const key = nameKey(word)
        if (!own.has(key)) own.set(key, word)
      }
    },
    /** Reads the stock only if the feed has such words. Call it before the commit, while `store` has the stock before. */
    async list(): Promise<NewWords> {
      if (!isEmpty()) {
        for await (const batch of store.all()) {
          for (const { vehicle } of batch)
            for (const field of reportedFields) words[field].delete(nameKey(wordOf(vehicle, field) ?? ''))
          if (isEmpty()) break
        }
      }
      const { make, ...others } = words
      return {
        newMakes: [...make.values()],
        newWords: Object.entries(others).flatMap(([field, own]) =>
          [...own.values()].map((word) => `${reported[field as ReportedField].label} "${word}"`),
        ),
      }
    },
  }
}
