import type { ReactNode } from 'react'

/** A component in each of its states, for the page /_ui and for tests. In `X.examples.tsx` beside `X.tsx`. */
export interface ComponentExamples {
  component: string
  states: readonly { name: string; element: ReactNode }[]
}
