import type { ComponentExamples } from './component-examples.ts'
import { MoreLink } from './MoreLink.tsx'

export const examples: ComponentExamples = {
  component: 'MoreLink',
  states: [{ name: 'a way on', element: <MoreLink to="/car-search">See all 2,000</MoreLink> }],
}
