import type { ReactNode } from 'react'
import classes from './Accordion.module.css'
import { ChevronDown } from './icons.ts'

interface AccordionItem {
  id?: string | undefined
  title: string
  content: ReactNode
  /** Open initially. */
  open?: boolean
}

/** Entries that open one by one. Works without script. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <AccordionList>
      {items.map(({ id, title, content, open }) => (
        <AccordionEntry key={id ?? title} id={id} title={title} open={open}>
          {content}
        </AccordionEntry>
      ))}
    </AccordionList>
  )
}

/** An accordion with `AccordionEntry` children. */
export function AccordionList({ children }: { children: ReactNode }) {
  return <div className={classes.accordion}>{children}</div>
}

interface AccordionEntryProps {
  id?: string | undefined
  title: string
  open?: boolean | undefined
  children: ReactNode
}

export function AccordionEntry({ id, title, open, children }: AccordionEntryProps) {
  return (
    <details id={id} open={open} className={classes.item}>
      <summary className={classes.summary}>
        {title}
        <ChevronDown aria-hidden size={20} className={classes.chevron} />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}
