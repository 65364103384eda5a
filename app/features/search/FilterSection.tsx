import type { ReactNode } from 'react'
import { ChevronDown } from '#app/ui/icons.ts'
import textStyle from '#app/ui/TextStyle.module.css'
import classes from './FilterSection.module.css'

interface FilterSectionProps {
  id: string
  title: string
  /** The values in use in the section: "Ford, Fiesta"; '' for none. */
  inUse: string
  children: ReactNode
}

/** A group of filters. Open at first; its heading says what is in use while it is closed. */
export function FilterSection({ id, title, inUse, children }: FilterSectionProps) {
  return (
    <details id={id} open className={classes.section}>
      <summary className={classes.summary}>
        <span className={textStyle.strong}>{title}</span>
        {inUse ? <span className={classes.inUse}>{inUse}</span> : null}
        <ChevronDown aria-hidden size={20} className={classes.chevron} />
      </summary>
      <div className={classes.fields}>{children}</div>
    </details>
  )
}
