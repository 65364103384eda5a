import { Accordion } from './Accordion.tsx'
import type { ComponentExamples } from './component-examples.ts'

const items = [
  { id: 'example-history', title: 'How do I know a car’s history?', content: <p>Ask for the V5C.</p> },
  {
    id: 'example-long',
    title: 'A question so long that it runs over more than one line of a narrow screen?',
    content: <p>So it does.</p>,
  },
]

export const examples: ComponentExamples = {
  component: 'Accordion',
  states: [
    { name: 'closed', element: <Accordion items={items} /> },
    {
      name: 'open',
      element: (
        <Accordion
          items={[
            { id: 'example-open', title: 'Open from the start?', content: <p>This one is.</p>, open: true },
          ]}
        />
      ),
    },
  ],
}
