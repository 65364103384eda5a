import type { ComponentExamples } from './component-examples.ts'
import { MoreLink } from './MoreLink.tsx'
import { Section } from './Section.tsx'

export const examples: ComponentExamples = {
  component: 'Section',
  states: [
    {
      name: 'on the page',
      element: (
        <Section heading="Just arrived" aside={<MoreLink to="/car-search">More new arrivals</MoreLink>}>
          <p>What the section holds.</p>
        </Section>
      ),
    },
    {
      name: 'sunken',
      element: (
        <Section heading="Buying essentials" lead="A sentence below the heading." tone="sunken">
          <p>What the section holds.</p>
        </Section>
      ),
    },
  ],
}
