import type { ReactNode } from 'react'
import classes from './Accordion.module.css'
import { ChevronDown } from './icons.ts'

/** `AccordionEntry` children, which open one by one. Works without script. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={classes.accordion}>{children}</div>
}

interface AccordionEntryProps {
  id?: string | undefined
  title: string
  children: ReactNode
}

export function AccordionEntry({ id, title, children }: AccordionEntryProps) {
  return (
    <details id={id} className={classes.item}>
      <summary className={classes.summary}>
        {title}
        <ChevronDown aria-hidden size={20} className={classes.chevron} />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}
