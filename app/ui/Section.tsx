import { type ReactNode, useId } from 'react'
import { Container } from './Container.tsx'
import { classNames } from './class-names.ts'
import classes from './Section.module.css'

interface SectionProps {
  heading: string
  /** A sentence below the heading. */
  lead?: ReactNode
  /** Beside the heading: a link to more. */
  aside?: ReactNode
  /** `sunken` has a different background. */
  tone?: 'page' | 'sunken'
  children: ReactNode
}

/** One part of a page, with a heading. */
export function Section({ heading, lead, aside, tone = 'page', children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classNames(classes.section, classes[tone])}>
      <Container>
        <div className={classes.head}>
          <div className={classes.words}>
            <h2 id={id}>{heading}</h2>
            {lead ? <p className={classes.lead}>{lead}</p> : null}
          </div>
          {aside}
        </div>
        {children}
      </Container>
    </section>
  )
}
