import { Form } from 'react-router'
import { Button } from '../../app/ui/Button.tsx'
import { Field, Input } from '../../app/ui/Field.tsx'
import classes from './FindForm.module.css'

/** Looks for a lead in all that people wrote. */
export function FindForm({ text }: { text: string }) {
  return (
    <Form method="post" action="/leads/find" className={classes.form}>
      <Field id="find" label="Name, phone, email, plate or reference">
        <Input
          key={text}
          name="text"
          type="search"
          defaultValue={text}
          maxLength={200}
          autoComplete="off"
          required
        />
      </Field>
      <Button type="submit" variant="secondary">
        Find
      </Button>
    </Form>
  )
}
