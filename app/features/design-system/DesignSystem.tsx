import type { ReactNode } from 'react'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { Container } from '#app/ui/Container.tsx'
import textStyle from '#app/ui/TextStyle.module.css'
import { pageBreadcrumbs } from '../layout/breadcrumbs.ts'
import { contentExamples } from './content-examples.tsx'
import { controlExamples } from './control-examples.tsx'
import classes from './DesignSystem.module.css'

/** Every component in every state, for developers: not indexed, and no page links to it. */
export function DesignSystem() {
  return (
    <Container className={classes.page}>
      <Breadcrumb items={pageBreadcrumbs('Design system')} />
      <h1>Design system</h1>
      {Object.entries({ ...controlExamples, ...contentExamples }).map(([component, states]) => (
        <section key={component} aria-labelledby={`component-${component}`} className={classes.component}>
          <h2 id={`component-${component}`} className={textStyle.extraLarge}>
            {component}
          </h2>
          <ul className={classes.states}>
            {Object.entries<ReactNode>(states).map(([name, element]) => (
              <li key={name} className={classes.state}>
                <p className={textStyle.finePrint}>{name}</p>
                {element}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  )
}
