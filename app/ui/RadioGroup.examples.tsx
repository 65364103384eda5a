import type { ComponentExamples } from './component-examples.ts'
import { RadioGroup } from './RadioGroup.tsx'

const options = ['Full UK', 'Provisional UK', 'European', 'None']

export const examples: ComponentExamples = {
  component: 'RadioGroup',
  states: [
    {
      name: 'nothing chosen',
      element: <RadioGroup legend="Licence type" name="example-none" options={options} />,
    },
    {
      name: 'chosen',
      element: (
        <RadioGroup legend="Licence type" name="example-chosen" options={options} defaultValue="European" />
      ),
    },
  ],
}
