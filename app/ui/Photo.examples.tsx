import type { ComponentExamples } from './component-examples.ts'
import { NoPhoto, Photo } from './Photo.tsx'

export const examples: ComponentExamples = {
  component: 'Photo',
  states: [
    { name: 'none', element: <NoPhoto label="Ford Transit" /> },
    { name: 'one that fails', element: <Photo src="/media/none.svg" alt="Ford Transit, front" /> },
  ],
}
