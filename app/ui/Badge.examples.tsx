import { Badge } from './Badge.tsx'
import type { ComponentExamples } from './component-examples.ts'

export const examples: ComponentExamples = {
  component: 'Badge',
  states: [
    { name: 'neutral', element: <Badge>2 to 4 years</Badge> },
    { name: 'accent', element: <Badge tone="accent">One owner</Badge> },
    { name: 'amber', element: <Badge tone="amber">Reserved</Badge> },
  ],
}
