import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { Container } from '#app/ui/Container.tsx'
import type { ComponentExamples } from '#app/ui/component-examples.ts'
import classes from './DesignSystem.module.css'

const files = import.meta.glob<ComponentExamples>('/app/**/*.examples.tsx', {
  eager: true,
  import: 'examples',
})

/** Every component in every state. For those who work on the site: not indexed, and nothing links here. */
export function DesignSystem() {
  return (
    <Container className={classes.page}>
      <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Design system' }]} />
      <h1>Design system</h1>
      {Object.values(files).map(({ component, states }) => (
        <section key={component} aria-labelledby={`component-${component}`} className={classes.component}>
          <h2 id={`component-${component}`} className={classes.name}>
            {component}
          </h2>
          <ul className={classes.states}>
            {states.map(({ name, element }) => (
              <li key={name} className={classes.state}>
                <p className={classes.label}>{name}</p>
                <div data-example={`${component}: ${name}`}>{element}</div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  )
}
