import type { ComponentExamples } from './component-examples.ts'
import { PageLink } from './PageLink.tsx'

export const examples: ComponentExamples = {
  component: 'PageLink',
  states: [
    { name: 'through the router', element: <PageLink to="/car-search">All cars</PageLink> },
    { name: 'plain', element: <PageLink to="/privacy">Privacy</PageLink> },
  ],
}
