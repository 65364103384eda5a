import type { ComponentExamples } from './component-examples.ts'
import { PageLink } from './PageLink.tsx'

export const examples: ComponentExamples = {
  component: 'PageLink',
  states: [{ name: 'in a text', element: <PageLink to="/privacy">Privacy</PageLink> }],
}
