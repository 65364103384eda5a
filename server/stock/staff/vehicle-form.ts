import { vehicleFields } from './vehicle-fields.data.ts'

/** A field of a vehicle as a form asks for it. */
export interface FormField {
  name: string
  label: string
  hint: string
  /** The only answers there are, and how they are read; empty: any. */
  choices: { value: string; label: string }[]
  isLong: boolean
  isRequired: boolean
}

export interface FormSection {
  title: string
  fields: FormField[]
}

const sections: readonly (readonly [title: string, names: readonly string[]])[] = [
  [
    'What it is',
    [
      'registration',
      'stock number',
      'type',
      'condition',
      'make',
      'model',
      'derivative',
      'year',
      'first registered',
      'mileage',
      'colour',
    ],
  ],
  ['Price', ['price']],
  ['Engine', ['fuel', 'gearbox', 'engine', 'power', 'emissions', 'co2']],
  ['Body', ['body', 'doors', 'seats', 'wheelbase', 'cab', 'axles', 'gross weight']],
  [
    'History',
    [
      'owners',
      'service history',
      'mot',
      'history check',
      'history check result',
      'history check day',
      'history check link',
    ],
  ],
  ['Advert', ['branch', 'headline', 'description']],
]

/** Every field of `names` in sections; one that no section names has its place at the end. */
export function formSections(names: readonly string[]): FormSection[] {
  const placed = new Set(sections.flatMap(([, each]) => each))
  const rest = names.filter((name) => !placed.has(name))
  return [...sections, ['Other', rest] as const]
    .map(([title, each]) => ({ title, fields: each.filter((name) => names.includes(name)).map(formField) }))
    .filter(({ fields }) => fields.length > 0)
}

/** '"1.6" or "1598cc"' as a sentence: "Such as 1.6 or 1598cc". */
function hintInWords(hint: string): string {
  if (!hint.includes('"')) return hint.charAt(0).toUpperCase() + hint.slice(1)
  return `Such as ${hint.replaceAll(/"([^"]*)"/g, hint.includes(',') ? '“$1”' : '$1')}`
}

/** The question of a terminal is "Engine in litres: "1.6" or "1598cc"": its beginning is the label. */
function formField(name: string): FormField {
  const field = vehicleFields.find((each) => each.name === name)
  if (field === undefined) throw new Error(`${name} is no field of a vehicle`)
  const [label = name, hint = ''] = field.question.split(/: (.*)/s)
  return {
    name,
    label,
    hint: field.values ? '' : hintInWords(hint),
    choices: Object.entries(field.values ?? {}).map(([value, label]) => ({ value, label })),
    isLong: name === 'description',
    isRequired: field.isRequired === true,
  }
}
