import { equipmentPhrases } from '../../stock/equipment.ts'
import { createPhraseTable } from './phrase-table.ts'

/** The equipment that a phrase asks for, by name: "sat nav", "sat-nav", "heated seats"; none for "reversing alarm". */
export const equipmentTable = createPhraseTable<readonly string[]>(
  Array.from(equipmentPhrases).flatMap(([phrase, items]) => {
    const names = items.map(({ name }) => name)
    return [phrase, phrase.replace(' ', '-')].map((spelling) => [spelling, names] as const)
  }),
)
