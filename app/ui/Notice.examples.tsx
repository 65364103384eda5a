import type { ComponentExamples } from './component-examples.ts'
import { Notice } from './Notice.tsx'

export const examples: ComponentExamples = {
  component: 'Notice',
  states: [
    {
      name: 'info',
      element: (
        <Notice tone="info" title="We don’t have enough similar vehicles">
          Call <a href="tel:+441514960123">0151 496 0123</a> and we will look further.
        </Notice>
      ),
    },
    { name: 'success', element: <Notice tone="success" title="Application submitted!" /> },
    { name: 'signal', element: <Notice tone="signal" title="Reserved for another buyer" /> },
    { name: 'error', element: <Notice tone="error" title="Submission failed—please try again" /> },
    { name: 'without title', element: <Notice tone="info">Sorted by distance from L3.</Notice> },
  ],
}
