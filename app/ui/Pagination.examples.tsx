import type { ComponentExamples } from './component-examples.ts'
import { Pagination } from './Pagination.tsx'

const hrefFor = (page: number) => `/vehicles?page=${page}`

export const examples: ComponentExamples = {
  component: 'Pagination',
  states: [
    { name: 'one page: nothing', element: <Pagination page={1} pageCount={1} hrefFor={hrefFor} /> },
    { name: 'first of two', element: <Pagination label="Of two" page={1} pageCount={2} hrefFor={hrefFor} /> },
    {
      name: 'amid a thousand',
      element: <Pagination label="Of a thousand" page={500} pageCount={1000} hrefFor={hrefFor} />,
    },
    {
      name: 'last of a thousand',
      element: <Pagination label="At the end" page={1000} pageCount={1000} hrefFor={hrefFor} />,
    },
  ],
}
