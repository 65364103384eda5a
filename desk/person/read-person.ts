import type { PersonSelection } from '#server/leads/staff/match-person.ts'

/** Longer texts name nobody. In characters. */
export const longestPart = 200

/** How a person is named in a form; '' for what was left empty. */
export type NamedPerson = Required<{ [Part in keyof PersonSelection]: string }>

/** In the order of the form. */
export const personParts = ['name', 'email', 'phone'] as const satisfies readonly (keyof NamedPerson)[]

export function readPersonForm(form: FormData): NamedPerson {
  const [name = '', email = '', phone = ''] = personParts.map((part) =>
    String(form.get(part) ?? '')
      .trim()
      .slice(0, longestPart),
  )
  return { name, email, phone }
}

/** The ids of leads that a form names. They say nothing of a person. */
export function readIds(form: FormData): string[] {
  return [...new Set(form.getAll('id').map(String))].slice(0, 10_000)
}
