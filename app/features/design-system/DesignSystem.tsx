import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { Container } from '#app/ui/Container.tsx'
import type { ComponentExamples } from '#app/ui/component-examples.ts'
import textStyle from '#app/ui/TextStyle.module.css'
import { pageBreadcrumbs } from '../layout/breadcrumbs.ts'
import classes from './DesignSystem.module.css'

const files = import.meta.glob<ComponentExamples>('/app/**/*.examples.tsx', {
  eager: true,
  import: 'examples',
})

/** Every component in every state, for developers: not indexed, and no page links to it. */
export function DesignSystem() {
  return (
    <Container className={classes.page}>
      <Breadcrumb items={pageBreadcrumbs('Design system')} />
      <h1>Design system</h1>
      {Object.values(files).map(({ component, states }) => (
        <section key={component} aria-labelledby={`component-${component}`} className={classes.component}>
          <h2 id={`component-${component}`} className={textStyle.extraLarge}>
            {component}
          </h2>
          <ul className={classes.states}>
            {states.map(({ name, element }) => (
              <li key={name} className={classes.state}>
                <p className={textStyle.finePrint}>{name}</p>
                <div data-example={`${component}: ${name}`}>{element}</div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  )
}
