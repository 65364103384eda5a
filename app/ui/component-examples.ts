import type { ReactNode } from 'react'

/** A component in the states that it knows, for the page /_ui and for tests. In `X.examples.tsx` beside `X.tsx`. */
export interface ComponentExamples {
  component: string
  states: readonly { name: string; element: ReactNode }[]
}
