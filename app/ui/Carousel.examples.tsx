import { Carousel } from './Carousel.tsx'
import type { ComponentExamples } from './component-examples.ts'
import { MoreLink } from './MoreLink.tsx'
import { Notice } from './Notice.tsx'

const items = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((name) => ({
  key: name,
  // A card needs a link: it is how the keyboard scrolls the row.
  content: (
    <Notice tone="info" title={`${name} card`}>
      <MoreLink to="/car-search">See the cars</MoreLink>
    </Notice>
  ),
}))

export const examples: ComponentExamples = {
  component: 'Carousel',
  states: [
    { name: 'three', element: <Carousel label="Three cards" items={items.slice(0, 3)} /> },
    { name: 'five', element: <Carousel label="Five cards" items={items} /> },
  ],
}
