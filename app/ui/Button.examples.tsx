import { Button, ButtonLink } from './Button.tsx'
import type { ComponentExamples } from './component-examples.ts'
import { Phone, Search } from './icons.ts'

export const examples: ComponentExamples = {
  component: 'Button',
  states: [
    ...(['primary', 'secondary', 'quiet'] as const).flatMap((variant) => [
      { name: variant, element: <Button variant={variant}>View deals</Button> },
      {
        name: `${variant}, icon`,
        element: (
          <Button variant={variant} icon={<Search aria-hidden />}>
            View deals
          </Button>
        ),
      },
      {
        name: `${variant}, disabled`,
        element: (
          <Button variant={variant} disabled>
            View deals
          </Button>
        ),
      },
    ]),
    { name: 'small', element: <Button size="s">View deals</Button> },
    { name: 'large', element: <Button size="l">View deals</Button> },
    { name: 'link', element: <ButtonLink to="/car-search">Search cars</ButtonLink> },
    {
      name: 'link elsewhere',
      element: (
        <ButtonLink to="tel:+441514960123" variant="secondary" icon={<Phone aria-hidden />}>
          0151 496 0123
        </ButtonLink>
      ),
    },
  ],
}
