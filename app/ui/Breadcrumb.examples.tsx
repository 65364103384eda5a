import { Breadcrumb } from './Breadcrumb.tsx'
import type { ComponentExamples } from './component-examples.ts'

const top = { label: 'Home', to: '/' }

export const examples: ComponentExamples = {
  component: 'Breadcrumb',
  states: [
    { name: 'two steps', element: <Breadcrumb items={[top, { label: 'Contact and help' }]} /> },
    {
      name: 'long',
      element: (
        <Breadcrumb
          items={[
            top,
            { label: 'Cars', to: '/cars' },
            { label: 'Used cars', to: '/cars/used' },
            { label: 'Mercedes-Benz', to: '/cars/used/mercedes-benz' },
            { label: 'Mercedes-Benz C Class Cabriolet' },
          ]}
        />
      ),
    },
  ],
}
