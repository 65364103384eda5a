import { type NamedPerson, personParts } from './read-person.ts'

/** Names the person in the next form too: a form is in no address and no history of the browser. */
export function PersonFields({ person }: { person: NamedPerson }) {
  return personParts.map((part) => <input key={part} type="hidden" name={part} value={person[part]} />)
}
