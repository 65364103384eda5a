import type { ReactNode } from 'react'
import { ChevronDown } from '#app/ui/icons.ts'
import textStyle from '#app/ui/TextStyle.module.css'
import classes from './FilterSection.module.css'

interface FilterSectionProps {
  id: string
  title: string
  /** The values in use in the section: "Ford, Fiesta"; '' for none. */
  inUse: string
  /** Sections below its fields. */
  inside?: ReactNode
  children: ReactNode
}

/** Filters that are always in view. */
export function FirstFilters({ children }: { children: ReactNode }) {
  return (
    <div className={classes.section}>
      <div className={classes.fields}>{children}</div>
    </div>
  )
}

/** A group of filters. Its heading says what is in use while it is closed. */
export function FilterSection({ id, title, inUse, inside, children }: FilterSectionProps) {
  return (
    <details id={id} className={classes.section}>
      <summary className={classes.summary}>
        <span className={textStyle.strong}>{title}</span>
        {inUse ? <span className={classes.inUse}>{inUse}</span> : null}
        <ChevronDown aria-hidden size={20} className={classes.chevron} />
      </summary>
      <div className={classes.fields}>{children}</div>
      {inside ? <div className={classes.inside}>{inside}</div> : null}
    </details>
  )
}
