import type { ComponentExamples } from './component-examples.ts'
import { Skeleton } from './Skeleton.tsx'

export const examples: ComponentExamples = {
  component: 'Skeleton',
  states: (['title', 'text', 'price', 'button'] as const).map((shape) => ({
    name: shape,
    element: <Skeleton shape={shape} />,
  })),
}
