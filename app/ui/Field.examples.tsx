import type { ComponentExamples } from './component-examples.ts'
import { Field } from './Field.tsx'
import { Input } from './Input.tsx'
import { Select } from './Select.tsx'
import { Textarea } from './Textarea.tsx'

const makes = (
  <>
    <option value="">Any make</option>
    <option>BMW</option>
    <option>Volkswagen Commercial Vehicles of Great Britain</option>
  </>
)

export const examples: ComponentExamples = {
  component: 'Field',
  states: [
    {
      name: 'input',
      element: (
        <Field label="Email address" id="example-email">
          <Input type="email" autoComplete="off" />
        </Field>
      ),
    },
    {
      name: 'text of several lines',
      element: (
        <Field label="Message" id="example-message">
          <Textarea rows={3} />
        </Field>
      ),
    },
    {
      name: 'input with hint',
      element: (
        <Field label="Your postcode" id="example-postcode" hint="To see how far away each car is.">
          <Input defaultValue="L3 0ZZ" />
        </Field>
      ),
    },
    {
      name: 'input with advice',
      element: (
        <Field
          label="Email"
          id="example-checked-email"
          advice="Check the email address. Did you mean ada@gmail.com?"
        >
          <Input defaultValue="ada@gmial.com" />
        </Field>
      ),
    },
    {
      name: 'input disabled',
      element: (
        <Field label="Number plate" id="example-registration">
          <Input defaultValue="PE71 XDG" disabled />
        </Field>
      ),
    },
    {
      name: 'group of inputs',
      element: (
        <Field label="Date of birth" id="example-born" hint="For example, 17 4 1988." group>
          <Field label="Day" id="example-born-day">
            <Input inputMode="numeric" />
          </Field>
          <Field label="Year" id="example-born-year">
            <Input inputMode="numeric" />
          </Field>
        </Field>
      ),
    },
    {
      name: 'select',
      element: (
        <Field label="Make" id="example-make">
          <Select>{makes}</Select>
        </Field>
      ),
    },
    {
      name: 'select disabled',
      element: (
        <Field label="Model" id="example-model" hint="Choose a make first">
          <Select disabled>
            <option>Any model</option>
          </Select>
        </Field>
      ),
    },
  ],
}
