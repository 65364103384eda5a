import { Form } from 'react-router'
import { Button } from '../../app/ui/Button.tsx'
import { Field, Input } from '../../app/ui/Field.tsx'
import classes from './PersonForm.module.css'
import { longestPart, type NamedPerson } from './read-person.ts'

const fields = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel' },
] as const

/** Who is looked for: what is known of them, together. */
export function PersonForm({ person, advice }: { person: NamedPerson | null; advice: string | null }) {
  return (
    <Form method="post" action="/person" className={classes.form} key={JSON.stringify(person)}>
      {fields.map(({ name, label, type }) => (
        <Field key={name} id={name} label={label} {...(name === 'name' && { advice })}>
          {/* Programs for mail write "Ada <ada@example.com>", which a box for addresses would refuse. */}
          <Input
            name={name}
            type={type === 'email' ? 'text' : type}
            inputMode={type}
            defaultValue={person?.[name]}
            maxLength={longestPart}
            autoComplete="off"
          />
        </Field>
      ))}
      <Button type="submit" name="intent" value="find">
        Find
      </Button>
    </Form>
  )
}
