import type { ComponentExamples } from './component-examples.ts'
import { Price } from './Price.tsx'

export const examples: ComponentExamples = {
  component: 'Price',
  states: [
    { name: 'small', element: <Price amount="£12,495" size="s" /> },
    { name: 'medium', element: <Price amount="£12,495" note="Ex VAT" /> },
    { name: 'large', element: <Price amount="£1,204,995" note="+ VAT" size="l" /> },
    { name: 'none', element: <Price amount="Price on application" size="s" /> },
  ],
}
